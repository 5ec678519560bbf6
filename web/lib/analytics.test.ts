// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reportPageView } from './analytics.ts';

const here = { pathname: '/northshore', search: '?from=mail' };

/** gtag checks the type of each command; the tests read its content. */
const queued = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

beforeEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
});

test('without an analytics script nothing is reported', () => {
  reportPageView(here);
  expect(window.dataLayer).toBeUndefined();
  expect(window.gtag).toBeUndefined();
});

test('a gtag from elsewhere gets path and query', () => {
  window.gtag = vi.fn();
  reportPageView(here);
  expect(window.gtag).toHaveBeenCalledExactlyOnceWith('event', 'page_view', { page_path: '/northshore?from=mail' });
});

describe('the configured script', () => {
  beforeEach(() => {
    const script = document.createElement('script');
    script.setAttribute('data-analytics', '');
    script.setAttribute('type', 'text/plain'); // so that it is not fetched
    script.setAttribute('src', 'https://www.googletagmanager.example/gtag/js?id=G-1234');
    document.head.append(script);
  });

  test('gets its id, the page, and settings that disable storage and automatic events', () => {
    reportPageView(here);
    expect(queued()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
      ['js', expect.any(Date)],
      [
        'config',
        'G-1234',
        {
          send_page_view: false,
          page_location: `${location.origin}/northshore?from=mail`,
          page_title: '',
          page_referrer: '',
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
      ['event', 'page_view', { page_path: '/northshore?from=mail' }],
    ]);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  test('the configured script is set up once', () => {
    reportPageView(here);
    reportPageView({ pathname: '/about', search: '' });
    expect(queued().map(([name]) => name)).toEqual(['consent', 'js', 'config', 'event', 'event']);
    expect(queued().at(-1)).toEqual(['event', 'page_view', { page_path: '/about' }]);
  });

  test('the configured script keeps the commands that are already queued', () => {
    window.dataLayer = [['set up by somebody']];
    reportPageView(here);
    expect(queued()[0]).toEqual(['set up by somebody']);
    expect(queued()).toHaveLength(5);
  });
});

test('while the page is loading, the report waits for it and is sent once', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.gtag = vi.fn();
  reportPageView(here);
  expect(window.gtag).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(window.gtag).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
