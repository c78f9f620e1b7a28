/** Below the list of all pools: today of the chosen one. */
export function showPool(): void {
  document.getElementById('pool-today')?.scrollIntoView({ block: 'start' });
}
