// A busy machine draws late: what a test waits for may take five seconds instead of one.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 });
