// What each calculator works out, and what to type first.
import type { CoachLanguage } from '../understanding/fold.ts';

interface CalculatorText extends Record<CoachLanguage, string> {
  title: Record<CoachLanguage, string>;
}
const calculator = (titles: readonly [string, string], en: string, es: string): CalculatorText => ({
  title: { en: titles[0], es: titles[1] },
  en,
  es,
});
export const CALCULATOR_TEXTS: Readonly<Record<string, CalculatorText>> = {
  plan: calculator(
    ['Treatment plan', 'Plan de tratamiento'],
    'This calculator turns a water test into safe steps, in order, with amounts. Type what your test shows, leave the rest empty, and check the volume.',
    'Esta calculadora convierte un análisis en pasos seguros, en orden y con cantidades. Escribe lo que marca tu análisis, deja vacío lo demás y revisa el volumen.',
  ),
  balance: calculator(
    ['Water balance', 'Equilibrio del agua'],
    'This calculator works out the saturation index: whether the water forms scale or eats plaster and metal. Start with pH and total alkalinity, then hardness and temperature.',
    'Esta calculadora saca el índice de saturación: si el agua forma sarro o ataca el yeso y el metal. Empieza por el pH y la alcalinidad total, luego la dureza y la temperatura.',
  ),
  dose: calculator(
    ['Dose to a target', 'Dosis para un objetivo'],
    'This calculator works out how much of a product brings one value to its target. First choose the value, then type where it is now and where you want it, and check the volume and the strength on the label.',
    'Esta calculadora saca cuánto producto lleva un valor a su objetivo. Primero elige el valor, escribe en cuánto está y en cuánto lo quieres, y revisa el volumen y la concentración de la etiqueta.',
  ),
  effect: calculator(
    ['What if I add…?', '¿Y si agrego…?'],
    'This calculator shows what an addition does to every value of your water, side effects included. Choose the product and the amount first, then type your last test.',
    'Esta calculadora muestra qué le hace un producto a cada valor del agua, también lo que no esperas. Elige primero el producto y la cantidad, y luego escribe tu último análisis.',
  ),
  targets: calculator(
    ['Target values', 'Valores objetivo'],
    'This calculator shows what each value should be in your kind of pool, and how much free chlorine your CYA calls for. Type your CYA first, then choose the kind of pool and the surface.',
    'Esta calculadora muestra en cuánto debe andar cada valor en tu piscina y cuánto cloro libre pide tu CYA. Escribe primero el CYA, y luego elige el tipo de piscina y el acabado.',
  ),
  volume: calculator(
    ['Pool volume', 'Volumen de la piscina'],
    'This calculator finds how much water is in the pool from its shape and depths, or from added salt. Choose the shape first and measure the water from inside edge to inside edge.',
    'Esta calculadora saca cuánta agua tiene la piscina por su forma y profundidades, o con sal agregada. Elige primero la forma y mide el agua de borde interior a borde interior.',
  ),
  dilution: calculator(
    ['Drain and refill', 'Vaciado y rellenado'],
    'This calculator works out how much water to replace to lower CYA, hardness, salt or another value that no product removes. Type where it is now and where you want it, and what your fill water has of it.',
    'Esta calculadora saca cuánta agua cambiar para bajar el CYA, la dureza, la sal u otro valor que ningún producto quita. Escribe en cuánto está, en cuánto lo quieres y cuánto trae tu agua de llenado.',
  ),
  turnover: calculator(
    ['Turnover and pump hours', 'Recirculación y horas de bomba'],
    'This calculator works out how long the pump has to run to turn the water over, and what that costs. Start with the volume and the flow at full speed.',
    'Esta calculadora saca cuántas horas debe andar la bomba para recircular el agua y cuánto cuesta. Empieza por el volumen y el caudal a toda velocidad.',
  ),
  'salt-cell': calculator(
    ['Salt cell setting', 'Ajuste de la celda de sal'],
    'This calculator finds the output setting of a salt cell that replaces the chlorine your pool loses each day. Type how much chlorine it loses a day first; the overnight and next-day tests tell you.',
    'Esta calculadora saca el porcentaje de la celda de sal que repone el cloro que tu piscina pierde al día. Escribe primero cuánto cloro pierde al día; lo sabes midiendo hoy y mañana a la misma hora.',
  ),
  heater: calculator(
    ['Heating time and cost', 'Calentar el agua: tiempo y costo'],
    'This calculator works out how long a heater takes to warm the water, and what it costs. Type the temperature now and the one you want, then choose your heater and its output.',
    'Esta calculadora saca cuánto tarda un calentador y cuánto cuesta. Escribe la temperatura de ahora y la que quieres, y elige tu calentador y su potencia.',
  ),
  evaporation: calculator(
    ['Evaporation', 'Evaporación'],
    'This calculator estimates how much water and heat the pool loses to the air in a day. Start with the water surface and the temperatures; wind matters most after that.',
    'Esta calculadora estima cuánta agua y cuánto calor pierde la piscina al aire en un día. Empieza por la superficie del agua y las temperaturas; después lo que más cuenta es el viento.',
  ),
  'leak-test': calculator(
    ['Leak test with a bucket', 'Prueba de fuga con cubeta'],
    'This calculator compares how far the pool and a bucket of water fell, to tell a leak from evaporation. First put a bucket of pool water on a step, mark both levels, wait 24 hours, then type both drops.',
    'Esta calculadora compara cuánto bajaron la piscina y una cubeta, para distinguir una fuga de la evaporación. Primero pon una cubeta con agua en un escalón, marca los dos niveles, espera 24 horas y escribe cuánto bajó cada uno.',
  ),
  bathers: calculator(
    ['Bather load', 'Carga de bañistas'],
    'This calculator works out how much chlorine your guests will use up. Type how many people come and the volume; add the chlorine before the party, not with people in the water.',
    'Esta calculadora saca cuánto cloro van a consumir tus invitados. Escribe cuántas personas vienen y el volumen; agrega el cloro antes de la fiesta, no con gente en el agua.',
  ),
  breakpoint: calculator(
    ['Breakpoint', 'Punto de quiebre'],
    'This calculator works out the chlorine that destroys combined chlorine (chloramines). First test free and total chlorine and type the difference.',
    'Esta calculadora saca el cloro que destruye el cloro combinado (cloraminas). Primero mide cloro libre y total y escribe la diferencia.',
  ),
  'contact-time': calculator(
    ['Chlorine time after a poop accident', 'Si hubo popó o vómito en el agua'],
    'This calculator works out how long to hold a chlorine level after poop or vomit before anyone swims again. Get everyone out first, then choose what happened and type free chlorine, pH and CYA.',
    'Esta calculadora saca cuánto tiempo mantener el cloro después de popó o vómito antes de volver a nadar. Primero saca a todos del agua, luego elige qué pasó y escribe cloro libre, pH y CYA.',
  ),
  'chlorine-strength': calculator(
    ['Strength of old chlorine', 'Concentración del cloro viejo'],
    'This calculator estimates how strong a jug of liquid chlorine still is after a while. Type the strength on the label first, then its age and how warm it’s stored.',
    'Esta calculadora estima qué tan fuerte sigue el cloro líquido guardado. Escribe primero la concentración de la etiqueta, luego cuánto tiempo tiene y a qué temperatura lo guardas.',
  ),
  drops: calculator(
    ['Drops to ppm', 'De gotas a ppm'],
    'This calculator turns counted drops into ppm. Choose the test and the sample size first, then type how many drops it took until the color changed.',
    'Esta calculadora convierte las gotas contadas en ppm. Elige primero la prueba y el tamaño de la muestra, y escribe cuántas gotas hicieron falta hasta el cambio de color.',
  ),
  units: calculator(
    ['Units', 'Unidades'],
    'This page converts gallons and liters, ounces and grams, Fahrenheit and Celsius. Type a number in one of the fields, and the other follows.',
    'Esta página convierte galones y litros, onzas y gramos, Fahrenheit y Celsius. Escribe un número en un campo y el otro cambia.',
  ),
};
