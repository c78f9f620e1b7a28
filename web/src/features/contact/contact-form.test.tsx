import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';

afterEach(() => sessionStorage.clear());
const messageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i });

it('keeps what was typed when the person goes back and returns', async () => {
  const first = renderPage(<ContactForm onSent={() => undefined} />);
  fireEvent.change(messageField(), { target: { value: 'My water has been green since Monday.' } });
  first.unmount();
  renderPage(<ContactForm onSent={() => undefined} />);
  await waitFor(() => expect(messageField().value).toBe('My water has been green since Monday.'));
});
