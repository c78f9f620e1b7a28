// The pages about a state in short.
interface RegionText {
  key: string;
  name: string;
  care: string;
  rules: string;
  es: { care: string; rules: string };
}
/** The pages themselves are in English only; their English answer is their own lead. */
export const REGION_TEXTS: readonly RegionText[] = [
  {
    key: 'florida',
    name: 'Florida',
    care: '/pool-services-florida',
    rules: '/pool-regulations-florida',
    es: {
      care: 'En Florida la lluvia del verano diluye el agua y se lleva estabilizador, sal y calcio, y el calor y el sol gastan el cloro. En verano mide el cloro a diario y el pH cada dos días.',
      rules:
        'Florida pide al menos una medida de seguridad en las piscinas de casa construidas después del 1 de octubre de 2000. Las piscinas compartidas o públicas tienen muchas reglas, y tu condado o ciudad puede agregar otras.',
    },
  },
  {
    key: 'hawaii',
    name: 'Hawaii',
    care: '/pool-care-hawaii',
    rules: '/pool-regulations-hawaii',
    es: {
      care: 'En Hawái la temporada no termina y el sol de mediodía es el más fuerte de Estados Unidos: hace falta estabilizador todo el año. Lo demás depende de si vives en el lado seco o en el lluvioso.',
      rules:
        'Hawái no tiene una sola ley estatal de barreras para piscinas de casa: cada condado tiene la suya, y el estado regula las piscinas públicas. Toma los números como punto de partida.',
    },
  },
  {
    key: 'southern-california',
    name: 'Southern California',
    care: '/pool-maintenance-southern-california',
    rules: '/pool-regulations-southern-california',
    es: {
      care: 'En el sur de California se llena con agua dura; el sol evapora el agua y los minerales se quedan. Vigila la dureza y el sarro en los meses secos, y aprovecha el invierno lluvioso para cambiar agua.',
      rules:
        'California pide dos medidas de seguridad cuando se construye o remodela una piscina de casa. Una piscina que comparten varias viviendas cuenta como pública, y los condados hacen las inspecciones.',
    },
  },
  {
    key: 'arizona',
    name: 'Arizona',
    care: '/pool-services-arizona',
    rules: '/pool-regulations-arizona',
    es: {
      care: 'En el desierto de Arizona una piscina sin cubierta pierde unos seis pies de agua al año y los minerales se quedan: sarro, dureza alta y un estabilizador que solo baja cambiando agua. Cubre la piscina y mide la dureza.',
      rules:
        'En Arizona la ley estatal de barreras vale solo si en la casa vive un niño menor de seis años, pero la mayoría de las ciudades exige una barrera en toda piscina. Las compartidas siguen las reglas de salud del estado.',
    },
  },
  {
    key: 'nevada',
    name: 'Nevada',
    care: '/pool-services-nevada',
    rules: '/pool-regulations-nevada',
    es: {
      care: 'Nevada tiene dos tipos de piscinas: en Las Vegas la temporada casi no termina y el mayor problema es la evaporación; cerca de Reno nieva y se cierran en invierno.',
      rules:
        'Las reglas de Nevada tratan sobre todo del agua: qué tan grande puede ser una piscina nueva en el valle de Las Vegas y adónde va el agua al vaciarla. Las compartidas siguen al distrito de salud o al código del estado.',
    },
  },
];
