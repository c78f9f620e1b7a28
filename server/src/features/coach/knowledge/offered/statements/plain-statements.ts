// What a first course says in its first hours: purposes, duties and limits, English and Spanish.
import type { Statement } from '../statement.ts';

export const PLAIN_STATEMENTS: readonly Statement[] = [
  [
    'Total alkalinity controls pH stability: it buffers the water so that pH does not bounce.',
    'La alcalinidad total controla la estabilidad del pH: amortigua el agua para que el pH no brinque.',
  ],
  [
    'Combined chlorine is responsible for the chlorine odor and for the irritation of swimmers’ eyes and skin.',
    'El cloro combinado es responsable del olor a cloro y de la irritación de ojos y piel de los bañistas.',
  ],
  [
    'The main purpose of free chlorine is to sanitize the water and oxidize contaminants.',
    'El propósito principal del cloro libre es desinfectar el agua y oxidar contaminantes.',
  ],
  [
    'The pH level affects the efficiency of chlorine most: as pH rises, chlorine becomes weaker.',
    'El nivel de pH es lo que más afecta la eficacia del cloro: al subir el pH, el cloro se debilita.',
  ],
  [
    'The CDC names a minimum of 1.0 ppm of free chlorine for public pools, 2 ppm where stabilizer is used, and 3 ppm for hot tubs.',
    'La CDC pide un mínimo de 1.0 ppm de cloro libre en piscinas públicas, 2 ppm si hay estabilizador y 3 ppm en jacuzzis.',
  ],
  [
    'A cartridge filter requires the least amount of water to clean; sand and diatomaceous earth filters are backwashed.',
    'El filtro de cartucho es el que menos agua requiere para limpiarse; los de arena y diatomeas se retrolavan.',
  ],
  [
    'Cyanuric acid (stabilizer) protects free chlorine against the ultraviolet (UV) rays of the sun.',
    'El ácido cianúrico (estabilizador) protege el cloro libre contra los rayos ultravioleta (UV) del sol.',
  ],
  [
    'OSHA requires a facility to keep safety data sheets (SDS) for all chemicals used there.',
    'La OSHA exige tener hojas de seguridad (SDS) de todos los químicos que se usan.',
  ],
  [
    'Close a pool immediately when the main drain is not visible from the deck, when a drain cover is missing or broken, when there is no disinfectant, or after a fecal accident.',
    'Cierra la piscina de inmediato si no se ve el desagüe de fondo desde la orilla, si falta o está rota su cubierta, si no hay desinfectante o tras un accidente fecal.',
  ],
  ['Phenol red is the reagent commonly used to test pH.', 'El rojo de fenol es el reactivo común para medir el pH.'],
  [
    'A pool stays filled all year-round because the weight of the water balances the pressure of the ground; an empty shell can lift or crack.',
    'Una piscina se deja llena todo el año porque el peso del agua equilibra la presión del suelo; un casco vacío puede levantarse o agrietarse.',
  ],
  ['Main drains are at the lowest, deepest point of the pool floor.', 'Los desagües de fondo están en el punto más bajo y hondo del piso.'],
  [
    'Vacuum the bottom after the dirt has settled, with no one in the water.',
    'Aspira el fondo después de que la suciedad se asentó, sin nadie en el agua.',
  ],
  [
    'A pool operator’s duty of care is to maintain chemical balance and equipment so that injuries are prevented.',
    'El deber de cuidado del operador es mantener el equilibrio químico y el equipo para prevenir lesiones.',
  ],
  [
    'The operator is responsible for the safe operation and maintenance of the facility.',
    'El operador es responsable de la operación segura y el mantenimiento de la instalación.',
  ],
  [
    'The purpose of a public pool is a safe and healthy place for recreation in the water.',
    'El propósito de una piscina pública es un lugar seguro y sano para la recreación acuática.',
  ],
  [
    'State or local health departments set, inspect and enforce the standards of public pools; the Model Aquatic Health Code of the CDC is a model that they may adopt.',
    'Los departamentos de salud estatales o locales fijan, inspeccionan y hacen cumplir las normas de piscinas públicas; el código modelo de la CDC es una guía que pueden adoptar.',
  ],
  [
    'Chloramines are found by subtracting the free chlorine number from the total chlorine number.',
    'Las cloraminas se calculan restando el cloro libre del cloro total.',
  ],
  [
    'A disinfectant has to kill germs and leave a measurable residual in the water.',
    'Un desinfectante debe matar gérmenes y dejar un residual medible en el agua.',
  ],
  [
    'Chlorine gas lowers pH, because it makes hydrochloric acid in water; soda ash or caustic soda neutralizes it.',
    'El gas cloro baja el pH, porque forma ácido clorhídrico en el agua; el carbonato de sodio o la sosa lo neutralizan.',
  ],
  ['The pump is the heart of the circulation system.', 'La bomba es el corazón del sistema de circulación.'],
  [
    'Negligence is the failure to use reasonable care, such as ignoring a known hazard.',
    'La negligencia es no usar un cuidado razonable, como ignorar un peligro conocido.',
  ],
  [
    'Records of water tests, chemicals added, maintenance and accidents protect the operator and show trends; keep them as long as the local code asks.',
    'Los registros de análisis, químicos, mantenimiento y accidentes protegen al operador y muestran tendencias; guárdalos el tiempo que pida el código local.',
  ],
  [
    'Depth markers are on the deck and on the wall at the water line so that swimmers and people beside the pool can read them.',
    'Las marcas de profundidad van en la orilla y en la pared a nivel del agua para que las lean quienes nadan y quienes están afuera.',
  ],
  [
    'A wading pool turns over faster than a swimming pool because small children bring more contamination into less water.',
    'Un chapoteadero recircula más rápido que una piscina porque los niños pequeños ensucian más en menos agua.',
  ],
  [
    'Lifeguards are there to watch and rescue; they do no maintenance while on duty.',
    'Los salvavidas vigilan y rescatan; no hacen mantenimiento mientras están de turno.',
  ],
  [
    'The strainer before the pump protects the impeller from hair and debris.',
    'La canasta antes de la bomba protege el impulsor del pelo y la basura.',
  ],
  [
    'Influent is the water that enters a filter, effluent the water that leaves it; a growing difference of pressure means a dirty filter.',
    'El influente es el agua que entra al filtro y el efluente la que sale; si la diferencia de presión crece, el filtro está sucio.',
  ],
  [
    'An automatic controller measures ORP and pH and feeds chlorine and acid; check it against a hand test every day.',
    'Un controlador automático mide ORP y pH y dosifica cloro y ácido; compáralo con una prueba manual cada día.',
  ],
  [
    'Liquid feeders are peristaltic, diaphragm or piston pumps; erosion feeders and brominators hold dry tablets.',
    'Los dosificadores de líquidos son bombas peristálticas, de diafragma o de pistón; los de erosión y bromadores llevan tabletas secas.',
  ],
  [
    'Chemical feeders must stop when the circulation pump stops, so that chlorine and acid do not collect in the pipe.',
    'Los dosificadores deben parar cuando se detiene la bomba de circulación, para que cloro y ácido no se junten en el tubo.',
  ],
  [
    'Hot water in a spa uses up sanitizer faster, because bathers sweat and the temperature speeds reactions.',
    'El agua caliente de un spa gasta más rápido el desinfectante, porque se suda y la temperatura acelera las reacciones.',
  ],
  [
    'A person under water for more than a few minutes without oxygen can suffer brain damage; call 911 and start CPR at once.',
    'Una persona bajo el agua más de unos minutos sin oxígeno puede sufrir daño cerebral; llama al 911 y empieza RCP enseguida.',
  ],
  [
    'Hypochlorous acid (HOCl) is the chemical form of chlorine that is most effective at killing bacteria and other germs.',
    'El ácido hipocloroso (HOCl) es la forma química del cloro más eficaz para matar bacterias y otros gérmenes.',
  ],
  [
    'The three most common filter media are sand, DE (diatomaceous earth) and cartridge.',
    'Los tres medios filtrantes más comunes son arena, DE (tierra de diatomeas) y cartucho.',
  ],
  [
    'Operator courses teach 80 to 120 ppm of total alkalinity and 200 to 400 ppm of calcium hardness as the usual ranges.',
    'Los cursos de operador enseñan de 80 a 120 ppm de alcalinidad total y de 200 a 400 ppm de dureza de calcio como rangos usuales.',
  ],
  [
    'Operator courses teach 2 to 4 ppm of free chlorine for a pool with little stabilizer; more stabilizer needs more chlorine.',
    'Los cursos de operador enseñan de 2 a 4 ppm de cloro libre con poco estabilizador; más estabilizador pide más cloro.',
  ],
  [
    'When a pool is opened after winter, what comes first is to clean and remove the cover and to fill the water to its level.',
    'Al abrir una piscina tras el invierno, lo primero es limpiar y quitar la cubierta y llenar hasta el nivel.',
  ],
];
