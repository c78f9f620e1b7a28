// Short true sentences about handling, storing and carrying chemicals, English and Spanish.
import type { Statement } from '../statement.ts';

export const HANDLING_STATEMENTS: readonly Statement[] = [
  [
    'The first rule of chemical safety is to read the label and the safety data sheet before you open or use a product.',
    'La primera regla de seguridad química es leer la etiqueta y la hoja de seguridad antes de abrir o usar un producto.',
  ],
  [
    'Pool chemicals are kept out of reach of children, in a locked, cool, dry and well ventilated place, away from sun and heat.',
    'Los químicos van fuera del alcance de los niños, en un lugar cerrado, fresco, seco y ventilado, lejos del sol y el calor.',
  ],
  [
    'Incompatible chemicals are those that react dangerously with each other, such as acid with chlorine or trichlor with cal-hypo; they are stored in separate places.',
    'Químicos incompatibles son los que reaccionan con peligro entre sí, como ácido con cloro o tricloro con hipoclorito de calcio; se guardan separados.',
  ],
  [
    'Chlorine and ammonia or ammonia cleaners together release toxic chloramine gas.',
    'El cloro y el amoniaco o limpiadores con amoniaco sueltan gas tóxico de cloraminas.',
  ],
  [
    'Dry chlorine that gets damp in its container heats up and gives off dangerous gas or fire, so it stays dry and closed.',
    'El cloro seco que se moja en su envase se calienta y suelta gas peligroso o prende fuego; se mantiene seco y cerrado.',
  ],
  [
    'Liquids are stored on low shelves and never above dry chemicals, because a leak would drip onto them.',
    'Los líquidos se guardan abajo y nunca sobre químicos secos, porque una fuga caería encima.',
  ],
  [
    'Secondary containment is a tray, curb or double tank that catches a leak; it often holds 110 percent of the largest container.',
    'La contención secundaria es una charola, bordo o tanque doble que atrapa una fuga; a menudo cabe el 110 % del envase más grande.',
  ],
  [
    'Chemicals stand on pallets or shelves off the floor, so that water and dampness do not reach them.',
    'Los químicos van en tarimas o repisas, separados del piso, para que no les llegue agua ni humedad.',
  ],
  [
    'First in, first out (FIFO) means that the oldest chemicals are used first.',
    'Primero en entrar, primero en salir (PEPS) significa usar primero los químicos más viejos.',
  ],
  [
    'No smoking, flames, sparks or gasoline engines are allowed where oxidizers are stored.',
    'Donde se guardan oxidantes no se fuma ni hay llamas, chispas o motores de gasolina.',
  ],
  [
    'Heat, moisture and contamination with dirt or other chemicals are what makes chlorine products react.',
    'Calor, humedad y contaminación con suciedad u otros químicos es lo que hace reaccionar al cloro.',
  ],
  [
    'Chemicals are never poured back into the original container, and unlabeled ones are not used.',
    'Un químico nunca se regresa al envase original, y uno sin etiqueta no se usa.',
  ],
  [
    'A secondary container, such as a spray bottle or bucket, is labeled with the name of the chemical and its hazards.',
    'Un envase secundario, como un atomizador o cubeta, lleva etiqueta con el nombre del químico y sus peligros.',
  ],
  [
    'Only one chemical is added to the pool at a time, with time to mix, and chemicals are never combined before they are added.',
    'Se agrega un químico a la vez, con tiempo para mezclarse, y nunca se combinan antes de agregarlos.',
  ],
  [
    'Empty chemical containers are rinsed where the label asks for it, are not reused, and are disposed of by the label and local rules.',
    'Los envases vacíos se enjuagan si la etiqueta lo dice, no se reutilizan y se desechan según la etiqueta y las reglas locales.',
  ],
  [
    'Section 3 of a safety data sheet is composition, the ingredients.',
    'La sección 3 de la hoja de seguridad es la composición, los ingredientes.',
  ],
  [
    'Section 9 of a safety data sheet is physical and chemical properties, such as pH, odor and boiling point.',
    'La sección 9 de la hoja de seguridad son las propiedades físicas y químicas, como pH, olor y punto de ebullición.',
  ],
  [
    'Section 11 of a safety data sheet is toxicological information, the health effects.',
    'La sección 11 de la hoja de seguridad es la información toxicológica, los efectos en la salud.',
  ],
  [
    'Sections 12 and 13 of a safety data sheet are ecological information and disposal.',
    'Las secciones 12 y 13 de la hoja de seguridad son información ecológica y desecho.',
  ],
  [
    'Section 14 of a safety data sheet is transport information, section 15 regulatory information and section 16 other information.',
    'La sección 14 de la hoja de seguridad es transporte, la 15 reglamentación y la 16 otra información.',
  ],
  [
    'A safety data sheet (SDS), formerly called MSDS, comes from the manufacturer or supplier of the chemical.',
    'La hoja de seguridad (SDS), antes MSDS, la da el fabricante o proveedor del químico.',
  ],
  [
    'The GHS exclamation mark means irritant or harmful; the flame means flammable; the gas cylinder means gas under pressure.',
    'En el GHS el signo de exclamación es irritante o nocivo; la llama, inflamable; el cilindro, gas a presión.',
  ],
  [
    'The GHS health hazard pictogram, a person with a star on the chest, means long-term harm such as cancer or lung damage.',
    'El pictograma GHS de peligro para la salud, una persona con estrella en el pecho, es daño a largo plazo como cáncer o pulmón.',
  ],
  [
    'The exploding bomb of the GHS means explosive, and the dead tree and fish mean harm to the environment.',
    'La bomba que explota del GHS es explosivo; el árbol y pez muertos, daño al ambiente.',
  ],
  [
    'A GHS label has six parts: product name, signal word, hazard statements, pictograms, precautionary statements and the supplier’s name.',
    'La etiqueta GHS tiene seis partes: nombre, palabra de advertencia, indicaciones de peligro, pictogramas, consejos de prudencia y proveedor.',
  ],
  [
    'OSHA has employers provide personal protective equipment, pay for it with few exceptions and train workers to use it.',
    'OSHA pide que el patrón dé el equipo de protección, lo pague salvo pocas excepciones y enseñe a usarlo.',
  ],
  [
    'A respirator needs the right cartridge, such as acid gas for chlorine, a fit test and a medical check; a beard breaks its seal.',
    'Un respirador pide el cartucho correcto, como gas ácido para cloro, prueba de ajuste y examen médico; la barba rompe el sello.',
  ],
  [
    'A cartridge respirator gives no oxygen, so it is useless in air without oxygen or with a lot of gas; there an SCBA is needed.',
    'Un respirador de cartucho no da oxígeno; no sirve en aire sin oxígeno o con mucho gas, donde hace falta un SCBA.',
  ],
  [
    'A dust mask does not protect against chlorine gas or acid fumes.',
    'Una mascarilla de polvo no protege del gas cloro ni de vapores de ácido.',
  ],
  ['A face shield is worn over goggles and does not replace them.', 'La careta se usa sobre los goggles y no los reemplaza.'],
  [
    'An eyewash station is reached within 10 seconds, runs for at least 15 minutes and is tested weekly, as ANSI Z358.1 says.',
    'El lavaojos se alcanza en 10 segundos, corre al menos 15 minutos y se prueba cada semana, según ANSI Z358.1.',
  ],
  [
    'When a chemical splashes into the eyes, rinse at once with running water for at least 15 minutes with the eyelids held open, take contact lenses out while you rinse, and have someone call Poison Control, 1-800-222-1222.',
    'Si un químico salpica los ojos, enjuaga enseguida con agua corriente al menos 15 minutos con los párpados abiertos, quita los lentes de contacto mientras enjuagas y llama entretanto a Control de Envenenamiento, 1-800-222-1222.',
  ],
  [
    'Clothing soaked by a chemical comes off at once while the skin is rinsed; dry powder is brushed off first.',
    'La ropa mojada con un químico se quita enseguida mientras se enjuaga la piel; el polvo seco se sacude primero.',
  ],
  [
    'A chemical burn is never neutralized on the skin or in the eye; it is flushed with plenty of water.',
    'Una quemadura química no se neutraliza en la piel ni en el ojo; se enjuaga con mucha agua.',
  ],
  [
    'Poison Control answers at 1-800-222-1222, 24 hours a day, free of charge.',
    'Control de Envenenamiento contesta en 1-800-222-1222, las 24 horas, gratis.',
  ],
  [
    'Breathing chlorine gas causes coughing, burning eyes, nose and throat, chest tightness and, when severe, fluid in the lungs (pulmonary edema).',
    'Respirar gas cloro da tos, ardor de ojos, nariz y garganta, opresión en el pecho y, si es grave, líquido en los pulmones (edema pulmonar).',
  ],
  [
    'Lung trouble from chlorine gas can come hours after exposure, so anyone who breathed it calls Poison Control, 1-800-222-1222, and for trouble breathing or chest pain 911.',
    'El daño pulmonar por gas cloro puede llegar horas después; quien lo respiró llama a Control de Envenenamiento, 1-800-222-1222, y con falta de aire o dolor de pecho al 911.',
  ],
  [
    'The OSHA ceiling limit for chlorine in workplace air is 1 ppm, and NIOSH calls 10 ppm immediately dangerous to life or health (IDLH).',
    'El límite techo de OSHA para cloro en el aire de trabajo es 1 ppm; para NIOSH 10 ppm es peligro inmediato para la vida o la salud (IDLH).',
  ],
  [
    'Helping a victim of chlorine gas: move them to fresh air if it is safe for you and keep them at rest; call 911 for trouble breathing, chest pain or unconsciousness, otherwise Poison Control, and give CPR if they stop breathing.',
    'Para ayudar a quien respiró gas cloro: al aire libre si es seguro para ti, y que repose; llama al 911 si le cuesta respirar, le duele el pecho o está inconsciente, si no a Control de Envenenamiento, y da RCP si deja de respirar.',
  ],
  [
    'If chlorine gas comes out of the pool returns, everyone leaves the water and the area at once, and the pump is shut off only if that can be done from outside the fumes.',
    'Si sale gas cloro por los retornos, todos salen del agua y del área enseguida, y la bomba se apaga solo si se puede desde fuera de los vapores.',
  ],
  [
    'Chlorine gas cylinders hold 100 or 150 pounds and ton containers 2,000 pounds, as a liquid under pressure.',
    'Los cilindros de gas cloro tienen 100 o 150 libras y los contenedores de tonelada 2,000, como líquido a presión.',
  ],
  [
    'A fusible plug on a chlorine cylinder melts at about 158 to 165 °F and lets the gas out before the cylinder bursts.',
    'El tapón fusible del cilindro de cloro se funde a unos 158 a 165 °F y suelta el gas antes de que reviente.',
  ],
  [
    'A new gasket (washer), usually of lead, is used each time a chlorine cylinder is connected.',
    'Cada vez que se conecta un cilindro de cloro se usa un empaque nuevo, por lo general de plomo.',
  ],
  [
    'Two trained people should be present when a chlorine gas cylinder is changed, one of them ready to help with breathing apparatus.',
    'Al cambiar un cilindro de gas cloro debe haber dos personas entrenadas, una lista para ayudar con equipo de respiración.',
  ],
  [
    'Water on a chlorine gas leak makes it worse, because it forms acid that corrodes the leak.',
    'El agua sobre una fuga de gas cloro la empeora, porque forma ácido que corroe la fuga.',
  ],
  [
    'Carbon dioxide used to lower pH is heavier than air and displaces oxygen, so a room with its tanks needs ventilation and a monitor with an alarm.',
    'El dióxido de carbono para bajar el pH es más pesado que el aire y desplaza el oxígeno; el cuarto de tanques necesita ventilación y monitor con alarma.',
  ],
  [
    'Ozone irritates the lungs; the OSHA limit in air is 0.1 ppm, and excess ozone is destroyed before the water reaches the pool.',
    'El ozono irrita los pulmones; el límite de OSHA en aire es 0.1 ppm y el sobrante se destruye antes de la piscina.',
  ],
  [
    'Muriatic acid fumes are hydrogen chloride, which irritates eyes, nose and lungs and rusts metal nearby.',
    'Los vapores del ácido muriático son cloruro de hidrógeno, que irrita ojos, nariz y pulmones y oxida metales cercanos.',
  ],
  [
    'In a chemical spill first keep people away and protect yourself; then read the SDS, stop the leak if safe, contain it, clean it up as the label says and report it.',
    'En un derrame, primero aleja a la gente y protégete; luego lee la SDS, detén la fuga si es seguro, contenla, limpia según la etiqueta y repórtalo.',
  ],
  [
    'A small spill of dry chlorine is taken up as the label says, usually with a clean, dry plastic shovel into a clean, dry container; it is kept apart and never goes back into its old bucket.',
    'Un derrame chico de cloro seco se recoge como dice la etiqueta, por lo general con pala de plástico limpia y seca en un recipiente limpio y seco; se deja aparte y nunca vuelve a su cubeta.',
  ],
  [
    'Spilled liquid is held with inert absorbent, such as sand or a spill kit for oxidizers or acids, never with sawdust.',
    'Un líquido derramado se detiene con absorbente inerte, como arena o un kit de derrames, nunca con aserrín.',
  ],
  [
    'CHEMTREC, 1-800-424-9300, gives experts’ advice around the clock in a chemical transport emergency.',
    'CHEMTREC, 1-800-424-9300, da consejo experto a toda hora en emergencias de transporte químico.',
  ],
  [
    'A large fire or smoke from pool chemicals: evacuate upwind, call 911 and tell the firefighters what is stored.',
    'Ante un incendio grande o humo de químicos: evacúa contra el viento, llama al 911 y di a los bomberos qué hay guardado.',
  ],
  [
    'Oxidizers feed a fire with oxygen, so smothering with foam, CO2 or dry chemical does not put it out; only plenty of water cools it.',
    'Los oxidantes alimentan el fuego con oxígeno; sofocar con espuma, CO2 o polvo no lo apaga; solo lo enfría mucha agua.',
  ],
  [
    'A dry chemical (ABC) fire extinguisher contains ammonium compounds that react with chlorine products.',
    'Un extintor de polvo químico (ABC) contiene compuestos de amonio que reaccionan con el cloro.',
  ],
  [
    'Class A fires are wood and paper, class B flammable liquids, class C electrical equipment, class D metals and class K cooking oil.',
    'Los fuegos clase A son madera y papel, B líquidos inflamables, C equipo eléctrico, D metales y K aceite de cocina.',
  ],
  [
    'PASS tells how to use a fire extinguisher: pull the pin, aim low, squeeze the handle, sweep from side to side.',
    'PASS dice cómo usar un extintor: jala el seguro, apunta abajo, aprieta y barre de lado a lado.',
  ],
  [
    'In a vehicle chemicals are upright, tied down, closed and ventilated, acid apart from chlorine, and never left in a hot, closed car.',
    'En el vehículo los químicos van parados, sujetos, cerrados y ventilados, el ácido lejos del cloro, y nunca en un auto cerrado y caliente.',
  ],
  [
    'Hazardous materials are carried in the bed or cargo area of a truck, not in the passenger cab.',
    'Los materiales peligrosos van en la caja de carga, no en la cabina con pasajeros.',
  ],
  [
    'Placards are diamond signs on a truck; DOT usually asks for them from 1,001 pounds of a hazardous material on, and for chlorine gas at any amount.',
    'Los rombos son letreros del camión; el DOT suele pedirlos desde 1,001 libras de material peligroso, y para gas cloro en cualquier cantidad.',
  ],
  [
    'The placard of an oxidizer (class 5.1) is yellow, and that of a corrosive (class 8) is black and white.',
    'El rombo de un oxidante (clase 5.1) es amarillo, y el de un corrosivo (clase 8) es blanco y negro.',
  ],
  [
    'Liquid chlorine (sodium hypochlorite) and muriatic acid are corrosives, class 8, for transport; trichlor and cal-hypo are oxidizers, class 5.1.',
    'Para transporte el cloro líquido y el ácido muriático son corrosivos, clase 8; tricloro e hipoclorito de calcio son oxidantes, clase 5.1.',
  ],
  [
    'The materials of trade exception lets service companies carry small amounts, up to 440 pounds in one vehicle and usually 66 pounds or 8 gallons in a package, without shipping papers or placards; chlorine gas is not part of it.',
    'La excepción de materiales de oficio deja llevar cantidades chicas, hasta 440 libras por vehículo y por lo general 66 libras u 8 galones por envase, sin papeles de embarque ni rombos; el gas cloro no entra.',
  ],
  [
    'Shipping papers of hazardous materials are kept within the driver’s reach.',
    'Los papeles de embarque de materiales peligrosos van al alcance del conductor.',
  ],
  [
    'The Emergency Response Guidebook (ERG) tells first responders what to do by the UN number of a hazardous material.',
    'La Guía de Respuesta en Caso de Emergencia (GRE) dice qué hacer según el número UN del material peligroso.',
  ],
  [
    'A driver of a load that needs placards must have a commercial license (CDL) with a hazardous materials endorsement.',
    'Quien maneja una carga que lleva rombos necesita licencia comercial (CDL) con autorización de materiales peligrosos.',
  ],
  [
    'A written lockout/tagout procedure (OSHA 1910.147) controls hazardous energy; only the person who put the lock on takes it off.',
    'El procedimiento de bloqueo y etiquetado (OSHA 1910.147) controla la energía peligrosa; solo quien puso el candado lo quita.',
  ],
  [
    'A confined space is large enough to enter, has limited ways in and out and is not made for people to stay in; oxygen has to be 19.5 to 23.5 percent, and an attendant stays outside.',
    'Un espacio confinado permite entrar, tiene salidas limitadas y no es para estar; el oxígeno debe ser de 19.5 a 23.5 %, y alguien se queda afuera.',
  ],
  [
    'Chemicals are added with the pump running and the wind at your back, slowly and close to the water, so that nothing splashes.',
    'Los químicos se agregan con la bomba encendida y el viento a la espalda, despacio y cerca del agua, para que no salpiquen.',
  ],
  [
    'Feed pumps for acid and chlorine have different lines and fittings so that they cannot be swapped, and their injection points are well apart.',
    'Las bombas de ácido y cloro tienen líneas y conexiones distintas para no confundirlas, y sus puntos de inyección van separados.',
  ],
  [
    'A flow switch or interlock stops the feeders when the circulation pump loses flow.',
    'Un interruptor de flujo o enclavamiento detiene los dosificadores cuando la bomba pierde flujo.',
  ],
  [
    'Chlorine gas irritates mainly the eyes and the respiratory system: nose, throat and lungs.',
    'El gas cloro irrita sobre todo los ojos y el sistema respiratorio: nariz, garganta y pulmones.',
  ],
];
