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
    title: 'Chemicals were mixed, or one smokes or fizzes',
    steps: [
      'Get everybody away, upwind and outdoors. Do not go back for the container.',
      'Do not add water, do not move or close it: a mixture can burn, burst or give off poisonous gas.',
      `Call ${EMERGENCY_NUMBER}. Say which products were mixed.`,
      `Anybody who breathed the fumes: fresh air now, and call Poison Control, ${POISON_CONTROL_NUMBER}, even without complaints.`,
    ],
  },
  {
    id: 'gas',
    title: 'Fumes, a sharp smell of chlorine, coughing',
    steps: [
      'Leave at once into fresh air, upwind. Get everybody out of the water and the room.',
      `Trouble breathing, chest pain or someone unconscious: call ${EMERGENCY_NUMBER}.`,
      `Otherwise call Poison Control, ${POISON_CONTROL_NUMBER}.`,
      'Do not go back in. Switch chemical feeders and the pump off only if you can do it from outside the fumes.',
    ],
  },
  {
    id: 'swallowed',
    title: 'Someone swallowed a pool chemical',
    steps: [
      `Call Poison Control now, ${POISON_CONTROL_NUMBER}; with trouble breathing, or not awake: ${EMERGENCY_NUMBER}.`,
      'Have the container at hand and read the first-aid part of its label.',
      'Do not make the person vomit unless Poison Control says so.',
    ],
  },
  {
    id: 'skin_or_eyes',
    title: 'A chemical on the skin or in the eyes',
    steps: [
      'Rinse at once with plenty of running water and keep rinsing; take off clothes that were hit.',
      `Call Poison Control, ${POISON_CONTROL_NUMBER}, while you rinse. Bad burns or an eye that hurts: ${EMERGENCY_NUMBER}.`,
      'Follow the first-aid part of the label.',
    ],
  },
  {
    id: 'drowning',
    title: 'Someone is drowning or lies in the water',
    steps: [
      `Shout for help; someone calls ${EMERGENCY_NUMBER} now.`,
      'Reach or throw something that floats; get the person out of the water.',
      'Not breathing: start CPR with rescue breaths and go on until help comes.',
    ],
  },
  {
    id: 'entrapment',
    title: 'Someone is held by a drain or suction',
    steps: [
      'Switch the pump off at once: emergency switch or breaker.',
      'Keep the head above water. Do not pull against the suction; slide something or your fingers between body and drain.',
      `Call ${EMERGENCY_NUMBER}.`,
      'No one goes back in while a drain cover is missing or broken.',
    ],
  },
  {
    id: 'electric_shock',
    title: 'Tingling or an electric shock in the water',
    steps: [
      'Do not jump in. Switch the power off at the breaker.',
      `Call ${EMERGENCY_NUMBER}. Reach with something that does not conduct, from dry ground.`,
      'Tingling: everybody swims away from lights and metal and gets out. Stay out until an electrician has found the cause.',
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
      `Fainting or confusion: call ${EMERGENCY_NUMBER}.`,
      'Never heat a spa above 40 °C (104 °F).',
    ],
  },
];
