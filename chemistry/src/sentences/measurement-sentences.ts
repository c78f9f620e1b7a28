// What the engine says about a value that was typed.
export const MEASUREMENT_SENTENCES = {
  findings_value_not_a_number: '{parameterStart} isn’t a number.',
  findings_value_unusually_low: '{parameterStart} of {value}{unit} is unusually low. Test again if you can.',
  findings_value_unusually_high: '{parameterStart} of {value}{unit} is unusually high. Test again if you can.',
  findings_value_unusual_temperature: '{fahrenheit} °F ({celsius} °C) is unusual for this water. Measure again if you can.',
  findings_value_unlikely: '{parameterStart} of {value}{unit} is very unlikely. Please test again.',
  findings_value_unlikely_meant: '{parameterStart} of {value}{unit} is very unlikely. Did you mean {likely}{unit}?',
  findings_value_unlikely_fahrenheit:
    '{parameterStart} of {value}{unit} is very unlikely. {value} °F is {likely} °C. Is that what you meant?',
  findings_value_unlikely_grams: '{parameterStart} of {value}{unit} is very unlikely. {value} g/L is {likely} ppm. Is that what you meant?',
  findings_value_warm_for_pool: '{fahrenheit} °F ({celsius} °C) is very warm for a swimming pool. Is that what you meant?',
  findings_total_below_free: 'Total chlorine ({total} ppm) can’t be below free chlorine ({free} ppm). Please test both again.',
} as const;
