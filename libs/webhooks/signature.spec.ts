import { createHmac } from 'node:crypto';
import { parseSecret } from './secret.js';
import { signedHeaders } from './signature.js';

const KEY = parseSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')!;
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};

describe('the headers of a message', () => {
  test('are those of the example in the Standard Webhooks specification', () => {
    expect(signedHeaders(KEY, MESSAGE)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('sign id, time and body, as UTF-8', () => {
    const body = '{"name":"año ♠"}';
    const expected = createHmac('sha256', KEY)
      .update(Buffer.from(`${MESSAGE.id}.${MESSAGE.timestamp}.${body}`, 'utf8'))
      .digest('base64');
    expect(signedHeaders(KEY, { ...MESSAGE, body })['webhook-signature']).toBe(`v1,${expected}`);
    const signatures = [
      MESSAGE,
      { ...MESSAGE, id: 'msg_2' },
      { ...MESSAGE, timestamp: MESSAGE.timestamp + 1 },
      { ...MESSAGE, body: '{}' },
    ].map((message) => signedHeaders(KEY, message)['webhook-signature']);
    expect(new Set(signatures).size).toBe(4);
  });
});
