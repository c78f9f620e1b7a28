// What the engine says about the targets that it aims for.
export const TARGET_SENTENCES = {
  findings_surface_unknown:
    'We don’t know the surface, so we aim for hardness of {low} to {high} ppm, which suits every surface. Which one is it?',
  findings_target_overridden: 'Your own target for {parameter} is used: {toLow} to {toHigh} instead of {fromLow} to {fromHigh}.',
  findings_target_overridden_clamped:
    'Your own target for {parameter} is used: {toLow} to {toHigh} instead of {fromLow} to {fromHigh}; it was moved to stay within safe bounds.',
} as const;
