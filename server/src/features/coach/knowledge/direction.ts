// Which way something goes: "rises" is not "falls".
const UP =
  /\b(?:up|upward|upwards|rise|rises|rising|raise|raises|raising|increas\w*|higher|climb\w*|grow\w*|more|better|faster|sooner|stronger|adds?|sube|subir|suben|aumenta\w*)\b/;
const DOWN =
  /\b(?:down|downward|downwards|fall|falls|falling|drop|drops|dropping|lower|lowers|lowering|lowered|decreas\w*|reduc\w*|declin\w*|sink\w*|less|worse|slower|slows?|weaker|weakens?|loses?|removes?|baja|bajar|bajan|disminuye\w*)\b/;

export type Direction = 'up' | 'down' | 'both' | undefined;
export function directionOf(text: string): Direction {
  const up = UP.test(text);
  const down = DOWN.test(text);
  if (up && down) return 'both';
  return up ? 'up' : down ? 'down' : undefined;
}

/** One goes up and the other goes down. */
export const areOpposite = (one: Direction, other: Direction): boolean =>
  (one === 'up' && other === 'down') || (one === 'down' && other === 'up');
