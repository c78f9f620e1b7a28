// What the engine says about a value that was typed.
export const MEASUREMENT_SENTENCES = {
  findings_value_not_a_number: '{parameterStart} is not a number.',
  findings_value_unusually_low: '{parameterStart} {value}{unit} is unusually low: test once more if you can.',
  findings_value_unusually_high: '{parameterStart} {value}{unit} is unusually high: test once more if you can.',
  findings_value_unlikely: '{parameterStart} {value}{unit} is very unlikely: please test again.',
  findings_value_unlikely_meant: '{parameterStart} {value}{unit} is very unlikely: did you mean {likely}{unit}?',
  findings_value_unlikely_fahrenheit: '{parameterStart} {value}{unit} is very unlikely: {value} °F is {likely} °C. Is that what you meant?',
  findings_value_unlikely_grams: '{parameterStart} {value}{unit} is very unlikely: {value} g/L is {likely} ppm. Is that what you meant?',
  findings_value_warm_for_pool: '{fahrenheit} °F ({celsius} °C) is very warm for a swimming pool. Is that what you meant?',
  findings_total_below_free: 'Total chlorine ({total} ppm) cannot be below free chlorine ({free} ppm): please test both again.',
} as const;
