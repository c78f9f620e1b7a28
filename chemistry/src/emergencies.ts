// Fixed texts for emergencies: shown before anything else, never computed. Only actions that hold everywhere; numbers for the United States.
export interface Emergency {
  id: 'mixed_chemicals' | 'gas' | 'swallowed' | 'skin_or_eyes' | 'drowning' | 'entrapment' | 'electric_shock' | 'lightning' | 'overheating';
  title: string;
  /** in the order in which to do them */
  steps: readonly string[];
}

export const EMERGENCY_NUMBER = '911';
export const POISON_CONTROL_NUMBER = '1-800-222-1222';

export const EMERGENCIES: readonly Emergency[] = [
  {
    id: 'mixed_chemicals',
    title: 'Chemicals were mixed, or something is smoking or fizzing',
    steps: [
      'Get everyone away, outdoors and upwind. Do not go back for the container.',
      'Do not add water to it, and do not move it or close it: a mixture can burn, burst or give off poisonous gas.',
      `Call ${EMERGENCY_NUMBER}. Say which products were mixed.`,
      `Anyone who breathed the fumes needs fresh air now. Call Poison Control, ${POISON_CONTROL_NUMBER}, even if they feel fine.`,
    ],
  },
  {
    id: 'gas',
    title: 'Fumes, a sharp smell of chlorine, coughing',
    steps: [
      'Get into fresh air at once, upwind. Get everyone out of the water and the room.',
      `If anyone has trouble breathing, has chest pain or is unconscious, call ${EMERGENCY_NUMBER}.`,
      `Otherwise call Poison Control, ${POISON_CONTROL_NUMBER}.`,
      'Do not go back in. Turn off chemical feeders and the pump only if you can do it from outside the fumes.',
    ],
  },
  {
    id: 'swallowed',
    title: 'Someone swallowed a pool chemical',
    steps: [
      `Call Poison Control now, ${POISON_CONTROL_NUMBER}. If the person has trouble breathing or will not wake up, call ${EMERGENCY_NUMBER}.`,
      'Keep the container at hand and read the first-aid part of its label.',
      'Do not make the person vomit unless Poison Control says so.',
    ],
  },
  {
    id: 'skin_or_eyes',
    title: 'A chemical on the skin or in the eyes',
    steps: [
      'Rinse at once with plenty of running water, for at least 15 minutes even if it feels better; take off any clothes it got on.',
      `Call Poison Control, ${POISON_CONTROL_NUMBER}, while you rinse. For bad burns, or an eye that hurts or sees blurry, call ${EMERGENCY_NUMBER}.`,
      'Follow the first-aid part of the label.',
    ],
  },
  {
    id: 'drowning',
    title: 'Someone is drowning or not moving in the water',
    steps: [
      `Shout for help, and have someone call ${EMERGENCY_NUMBER} now.`,
      'Reach or throw something that floats; get the person out of the water. If it tingles, or a light or pump buzzes, do not go in before the power is off at the breaker.',
      'If they are not breathing, start CPR with rescue breaths and keep going until help comes.',
    ],
  },
  {
    id: 'entrapment',
    title: 'Someone is stuck to a drain or suction fitting',
    steps: [
      'Turn off the pump at once, at the emergency switch or the breaker.',
      'Keep their head above water. Do not pull against the suction; slide your fingers or something thin between the body and the drain.',
      `Call ${EMERGENCY_NUMBER}.`,
      'No one goes back in while a drain cover is missing or broken.',
    ],
  },
  {
    id: 'electric_shock',
    title: 'Tingling or an electric shock in the water',
    steps: [
      'Do not jump in. Turn off the power at the breaker.',
      `Call ${EMERGENCY_NUMBER}. Reach with something that does not conduct, from dry ground.`,
      'If it tingles in the water, swim away from lights and metal and get out. Stay out until an electrician has found the cause.',
    ],
  },
  {
    id: 'lightning',
    title: 'Thunder or lightning',
    steps: ['Everybody out of the water and indoors now.', 'Stay out until the storm has clearly passed.'],
  },
  {
    id: 'overheating',
    title: 'Dizzy, drowsy or faint in hot water',
    steps: [
      'Get out of the water and cool down slowly; do not stay alone.',
      `If anyone faints or seems confused, call ${EMERGENCY_NUMBER}.`,
      'Never heat a spa above 40 °C (104 °F).',
    ],
  },
];
