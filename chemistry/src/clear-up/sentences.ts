// What a plan says while a clear-up runs.
export const CLEAR_UP_SENTENCES = {
  findings_clear_up_running: 'You’re clearing this pool, so the other steps wait until the water is clear.',
  findings_clear_up_test_now: 'Next: test free chlorine and combined chlorine, and look at the water.',
  findings_clear_up_test_in_an_hour: 'Next: test again in {hours} hour.',
  findings_clear_up_test_later: 'Next: test again in {hours} hours.',
  findings_clear_up_add: 'Next: add {amount} of {productInside}.',
  findings_clear_up_add_chlorine: 'Next: add {amount} of {productInside}, to bring free chlorine to {shock} ppm.',
  findings_clear_up_aerate: 'Next: aerate the water (fountain, jets, waterfall) until pH is at least 7.2.',
  findings_clear_up_exchange: 'Next: replace part of the water, because there’s too much cyanuric acid for a shock.',
  findings_clear_up_drain_spa: 'Next: drain the hot tub, clean it and refill it.',
  findings_clear_up_call: 'Next: call a pool professional.',
  findings_clear_up_obstacle: 'It can’t continue yet. Open it to see why.',
} as const;
