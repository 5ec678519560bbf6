import { expect, test } from 'vitest';
import { howToAllow } from './geolocation.messages.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`,
    5,
    /Website Settings.*Safari Websites/,
  ],
  [
    'Safari on an iPad, which calls itself a Macintosh',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.5 Safari/605.1.15`,
    5,
    /Website Settings.*Safari Websites/,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1`,
    5,
    /Location Services, Chrome, and choose While Using/,
  ],
  [
    'Firefox on an iPad',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} FxiOS/131.0 Safari/605.1.15`,
    5,
    /Location Services, Firefox, and choose While Using/,
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.5 Safari/605.1.15`,
    0,
    /Settings for This Website in the Safari menu/,
  ],
  [
    'Chrome on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
    0,
    /icon to the left of the address/,
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    0,
    /crossed-out location icon/,
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    10,
    /crossed-out location icon/,
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
    5,
    /tap Blocked next to Location/,
  ],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    5,
    /then Permissions, and allow Location/,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    5,
    /tap the icon to the left of the address, then Permissions/,
  ],
  [
    'Chrome on an iPad, which calls itself a Macintosh',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} CriOS/130 Version/17.5 Safari/605.1.15`,
    5,
    /Location Services, Chrome, and choose While Using/,
  ],
  [
    'DuckDuckGo on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    5,
    /Location Services, DuckDuckGo, and choose While Using/,
  ],
  [
    'Chrome on a computer with a screen to touch',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    10,
    /^To allow it, click the icon to the left of the address/,
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/130.0.0.0`,
    0,
    /^To allow it, click the icon to the left of the address and turn on Location for this site\. Then try again\.$/,
  ],
])('%s gets its own instructions', (_, userAgent, maxTouchPoints, words) => {
  expect(howToAllow({ userAgent, maxTouchPoints })).toMatch(words);
});
