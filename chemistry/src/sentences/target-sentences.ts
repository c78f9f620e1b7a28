// What the engine says about the targets that it aims for.
export const TARGET_SENTENCES = {
  findings_surface_unknown:
    'We don’t know the surface, so we aim for a hardness of {low} to {high} ppm, which suits every surface. Which one is it?',
  findings_target_overridden: 'We use your own target for {parameter}: {toLow} to {toHigh} instead of {fromLow} to {fromHigh}.',
  findings_target_overridden_clamped:
    'We use your own target for {parameter}, adjusted to stay safe: {toLow} to {toHigh} instead of {fromLow} to {fromHigh}.',
} as const;
