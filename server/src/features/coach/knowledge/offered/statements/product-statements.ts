// Short true sentences about products: names, formulas, strengths and how long they keep, English and Spanish.
import type { Statement } from '../statement.ts';

export const PRODUCT_STATEMENTS: readonly Statement[] = [
  [
    'The chemical name of liquid chlorine and bleach is sodium hypochlorite, formula NaOCl.',
    'El nombre químico del cloro líquido y del blanqueador es hipoclorito de sodio, fórmula NaOCl.',
  ],
  [
    'The chemical name of cal-hypo is calcium hypochlorite, formula Ca(OCl)2.',
    'El nombre químico del cal-hypo es hipoclorito de calcio, fórmula Ca(OCl)2.',
  ],
  [
    'The chemical name of trichlor is trichloro-s-triazinetrione, also called trichloroisocyanuric acid.',
    'El nombre químico del tricloro es tricloro-s-triazintriona, o ácido tricloroisocianúrico.',
  ],
  [
    'The chemical name of dichlor is sodium dichloro-s-triazinetrione, also called sodium dichloroisocyanurate.',
    'El nombre químico del dicloro es dicloro-s-triazintriona de sodio, o dicloroisocianurato de sodio.',
  ],
  [
    'Trichlor and dichlor are the chlorinated isocyanurates, the stabilized chlorines.',
    'El tricloro y el dicloro son los isocianuratos clorados, los cloros estabilizados.',
  ],
  [
    'The chemical name of baking soda is sodium bicarbonate, formula NaHCO3.',
    'El nombre químico del bicarbonato es bicarbonato de sodio, fórmula NaHCO3.',
  ],
  [
    'The chemical name of soda ash is sodium carbonate, formula Na2CO3.',
    'El nombre químico de la ceniza de soda es carbonato de sodio, fórmula Na2CO3.',
  ],
  [
    'The chemical name of muriatic acid is hydrochloric acid, formula HCl.',
    'El nombre químico del ácido muriático es ácido clorhídrico, fórmula HCl.',
  ],
  [
    'The chemical name of dry acid is sodium bisulfate (sodium hydrogen sulfate), formula NaHSO4.',
    'El nombre químico del ácido seco es bisulfato de sodio, fórmula NaHSO4.',
  ],
  [
    'Calcium chloride has the formula CaCl2, and scale is calcium carbonate, formula CaCO3.',
    'El cloruro de calcio tiene la fórmula CaCl2, y el sarro es carbonato de calcio, fórmula CaCO3.',
  ],
  [
    'Hypochlorous acid has the formula HOCl and the hypochlorite ion the formula OCl−.',
    'El ácido hipocloroso tiene la fórmula HOCl y el ion hipoclorito la fórmula OCl−.',
  ],
  [
    'Sodium thiosulfate has the formula Na2S2O3, hydrogen peroxide H2O2, ozone O3 and carbon dioxide CO2.',
    'El tiosulfato de sodio es Na2S2O3, el peróxido de hidrógeno H2O2, el ozono O3 y el dióxido de carbono CO2.',
  ],
  ['Table salt is sodium chloride, formula NaCl.', 'La sal de mesa es cloruro de sodio, fórmula NaCl.'],
  [
    'Caustic soda (lye) is sodium hydroxide, formula NaOH: a strong base that raises pH and burns skin.',
    'La sosa cáustica es hidróxido de sodio, fórmula NaOH: una base fuerte que sube el pH y quema la piel.',
  ],
  [
    'Monochloramine is NH2Cl, dichloramine NHCl2 and trichloramine (nitrogen trichloride) NCl3.',
    'La monocloramina es NH2Cl, la dicloramina NHCl2 y la tricloramina (tricloruro de nitrógeno) NCl3.',
  ],
  [
    'Halogens are the family of chlorine, bromine, iodine and fluorine.',
    'Los halógenos son la familia del cloro, el bromo, el yodo y el flúor.',
  ],
  [
    'Trichlor contains about 90% available chlorine, the highest of the solid chlorines.',
    'El tricloro contiene cerca de 90% de cloro disponible, lo más alto de los cloros sólidos.',
  ],
  [
    'Dichlor contains about 56% available chlorine as dihydrate and 62% as anhydrous product.',
    'El dicloro contiene cerca de 56% de cloro disponible como dihidrato y 62% si es anhidro.',
  ],
  ['Cal-hypo contains about 65 to 75% available chlorine.', 'El hipoclorito de calcio contiene cerca de 65 a 75% de cloro disponible.'],
  [
    'Lithium hypochlorite contains about 35% available chlorine, dissolves quickly and completely, and adds neither calcium nor stabilizer; it is expensive and hard to find.',
    'El hipoclorito de litio contiene cerca de 35% de cloro disponible, se disuelve rápido y no agrega calcio ni estabilizador; es caro y difícil de hallar.',
  ],
  [
    'Liquid chlorine for pools contains about 10 to 12.5% sodium hypochlorite, household bleach about 6 to 8.25%.',
    'El cloro líquido para piscinas contiene cerca de 10 a 12.5% de hipoclorito de sodio; el blanqueador de casa, de 6 a 8.25%.',
  ],
  [
    'One pound of chlorine gas, one gallon of 12.5% liquid chlorine and about one and a half pounds of cal-hypo hold about the same amount of chlorine.',
    'Una libra de gas cloro, un galón de cloro líquido al 12.5% y cerca de libra y media de hipoclorito de calcio tienen casi el mismo cloro.',
  ],
  [
    'A trichlor solution has a pH of about 3, so trichlor is the most acidic of the common chlorines.',
    'Una solución de tricloro tiene un pH de cerca de 3; es el más ácido de los cloros comunes.',
  ],
  [
    'A dichlor solution has a pH of about 6.5 to 7, so dichlor is nearly neutral and hardly changes pH at first; over time it lowers pH and alkalinity a little.',
    'Una solución de dicloro tiene un pH de cerca de 6.5 a 7: casi neutra, apenas cambia el pH al agregarla; con el tiempo baja un poco el pH y la alcalinidad.',
  ],
  ['A cal-hypo solution has a pH of about 11 to 12.', 'Una solución de hipoclorito de calcio tiene un pH de cerca de 11 a 12.'],
  [
    'Liquid chlorine (sodium hypochlorite) has a pH of about 13, the highest of the chlorine products.',
    'El cloro líquido (hipoclorito de sodio) tiene un pH de cerca de 13, el más alto de los productos de cloro.',
  ],
  [
    'Chlorine gas makes very acidic water and is the chlorine that destroys alkalinity most.',
    'El gas cloro vuelve el agua muy ácida y es el cloro que más alcalinidad destruye.',
  ],
  [
    'A baking soda solution has a pH of about 8.3, soda ash about 11.5, and muriatic acid a pH below 1.',
    'Una solución de bicarbonato tiene un pH de cerca de 8.3, el carbonato de sodio cerca de 11.5 y el ácido muriático menos de 1.',
  ],
  [
    'Liquid chlorine raises pH when it is added; as the chlorine is used up the pH comes back down, so over time its effect on pH is small.',
    'El cloro líquido sube el pH al agregarlo; al gastarse, el pH vuelve a bajar, así que con el tiempo su efecto es pequeño.',
  ],
  [
    'Cal-hypo can cloud the water and leave a white residue of calcium, above all in hard water.',
    'El hipoclorito de calcio puede enturbiar el agua y dejar un residuo blanco de calcio, sobre todo en agua dura.',
  ],
  [
    'Cal-hypo suits soft water and plaster pools that need calcium, and is a poor choice where calcium hardness is already high.',
    'El hipoclorito de calcio va bien con agua blanda y piscinas de yeso que necesitan calcio, y mal donde la dureza ya es alta.',
  ],
  [
    'Granular chlorine that lies undissolved on a vinyl liner or dark plaster bleaches it.',
    'El cloro granulado sin disolver sobre vinilo o yeso oscuro lo decolora.',
  ],
  [
    'Trichlor tablets dissolve slowly over days and belong in a feeder or floater.',
    'Las tabletas de tricloro se disuelven en días y van en un dosificador o flotador.',
  ],
  [
    'Dichlor granules dissolve fast, so they are used in spas and to add chlorine and stabilizer at start-up.',
    'El dicloro granulado se disuelve rápido; se usa en jacuzzis y para agregar cloro y estabilizador al arrancar.',
  ],
  [
    'Liquid chlorine works at once, needs no dissolving, and suits shocking and chemical feed pumps.',
    'El cloro líquido actúa de inmediato, no hay que disolverlo y sirve para choques y bombas dosificadoras.',
  ],
  [
    'The disadvantages of liquid chlorine are its weight, its short shelf life and that it bleaches clothes.',
    'Las desventajas del cloro líquido son su peso, su corta vida y que decolora la ropa.',
  ],
  [
    'Bleach with fragrance, thickener or soap (splashless, scented) is not used in a pool, because it foams and is weaker.',
    'El blanqueador con aroma, espesante o jabón (sin salpicaduras) no se usa en una piscina, porque hace espuma y es más débil.',
  ],
  [
    'The shelf life of liquid chlorine is short: heat, sunlight, time and metals such as copper and iron break it down, so buy it fresh and use it within a few weeks to months.',
    'La vida del cloro líquido es corta: calor, sol, tiempo y metales como cobre y hierro lo descomponen; cómpralo fresco y úsalo en semanas o pocos meses.',
  ],
  [
    'The stronger and the warmer liquid chlorine is, the faster it loses strength: 12.5% can drop to about 10% after a warm month.',
    'Entre más fuerte y caliente está el cloro líquido, más rápido pierde fuerza: el de 12.5% puede bajar a cerca de 10% tras un mes caluroso.',
  ],
  [
    'Trichlor and dichlor keep for years when dry, cool and closed; they have the longest shelf life of the chlorines.',
    'El tricloro y el dicloro duran años si están secos, frescos y cerrados; son los cloros que más duran guardados.',
  ],
  [
    'Cal-hypo loses a few percent of its strength a year and draws moisture; damp or hot cal-hypo can heat up and burn.',
    'El hipoclorito de calcio pierde unos puntos de fuerza al año y absorbe humedad; húmedo o caliente puede calentarse y arder.',
  ],
  [
    'Dry products such as baking soda, soda ash, calcium chloride, cyanuric acid and salt keep for years if they stay dry.',
    'Los productos secos como bicarbonato, carbonato de sodio, cloruro de calcio, ácido cianúrico y sal duran años si siguen secos.',
  ],
  [
    'Muriatic acid keeps for years in its closed container, but its fumes rust metal nearby.',
    'El ácido muriático dura años en su envase cerrado, pero sus vapores oxidan el metal cercano.',
  ],
  [
    'Hydrogen peroxide breaks down slowly to water and oxygen, faster when warm or dirty, and its container must be able to vent.',
    'El peróxido de hidrógeno se descompone poco a poco en agua y oxígeno, más rápido con calor o suciedad, y su envase debe poder ventilar.',
  ],
  [
    'Muriatic acid for pools is usually 31.45% (20 degrees Baumé); a 14.5% low-fume acid needs about 2.35 times the volume.',
    'El ácido muriático para piscinas suele ser de 31.45% (20 grados Baumé); el de 14.5% con menos vapores pide cerca de 2.35 veces el volumen.',
  ],
  [
    'Dry acid usually contains about 93% sodium bisulfate; it is safer to handle and ship than muriatic acid, but adds sulfates.',
    'El ácido seco suele tener cerca de 93% de bisulfato de sodio; es más seguro de manejar que el muriático, pero agrega sulfatos.',
  ],
  [
    'Sulfuric acid lowers pH too, adds sulfates, and heats up violently with water, so trained operators use it through feeders.',
    'El ácido sulfúrico también baja el pH, agrega sulfatos y se calienta con violencia en agua; lo usan operadores capacitados con dosificadores.',
  ],
  [
    'Calcium chloride is sold as 77% dihydrate flakes or 94 to 97% anhydrous pellets; it heats water strongly as it dissolves (exothermic).',
    'El cloruro de calcio se vende como hojuelas al 77% o perlas anhidras de 94 a 97%; calienta mucho el agua al disolverse (exotérmico).',
  ],
  [
    'Sodium sesquicarbonate raises both pH and total alkalinity: it is between baking soda and soda ash.',
    'El sesquicarbonato de sodio sube el pH y la alcalinidad total: está entre el bicarbonato y el carbonato de sodio.',
  ],
  [
    'Cyanuric acid is a dry white powder or granule that dissolves slowly: hang it in a sock or mesh bag in front of a return with the pump on, and don’t backwash for some days.',
    'El ácido cianúrico es un polvo o gránulo blanco que se disuelve lento: cuélgalo en un calcetín frente a un retorno con la bomba encendida, y no retrolaves por unos días.',
  ],
  [
    'Cyanuric acid is a weak acid, so adding it lowers pH: 30 ppm by about 0.4 in usual water.',
    'El ácido cianúrico es un ácido débil; al agregarlo baja el pH: 30 ppm, cerca de 0.4 en agua usual.',
  ],
  [
    'Potassium monopersulfate (peroxymonosulfate, KHSO5) is acidic, so non-chlorine shock lowers pH and alkalinity a little and adds sulfate.',
    'El monopersulfato de potasio (peroximonosulfato, KHSO5) es ácido: el choque sin cloro baja un poco el pH y la alcalinidad y agrega sulfato.',
  ],
  [
    'The advantage of non-chlorine shock (MPS) is that bathers can return soon, often after about 15 minutes to an hour by the label, and that it adds no stabilizer and no calcium.',
    'La ventaja del choque sin cloro (MPS) es que se puede volver pronto al agua, a menudo de 15 minutos a una hora según la etiqueta, y no agrega estabilizador ni calcio.',
  ],
  [
    'The active ingredient, its percentage and the EPA registration number are on the label of a sanitizer or algaecide.',
    'El ingrediente activo, su porcentaje y el número de registro de la EPA están en la etiqueta de un desinfectante o alguicida.',
  ],
  [
    'An EPA registration number on a label means that the product was reviewed as a pesticide, such as a sanitizer or algaecide; acid, baking soda and clarifiers need none.',
    'Un número de registro EPA en la etiqueta dice que el producto se revisó como pesticida, por ejemplo desinfectante o alguicida; ácido, bicarbonato y clarificadores no lo necesitan.',
  ],
  [
    'Inert ingredients are what is in a product besides its active ingredient.',
    'Los ingredientes inertes son lo que trae un producto además de su ingrediente activo.',
  ],
];
