// The kinds of danger that a message can tell of.
export const DANGERS = [
  'drowning', 'after_water', 'entrapment', 'swallowed', 'skin_or_eyes', 'fumes', 'electric_shock', 'lightning', 'neck', 'overheating', 'crisis',
  'missing_child', 'pet', 'harm', 'intrusion', 'calm',
] as const; // prettier-ignore
export type Danger = (typeof DANGERS)[number];
export interface DangerExample {
  danger: Danger;
  text: string;
}
