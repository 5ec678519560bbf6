/** Preloaded (`node --import`): sets a program's clock three years ahead. */
const aheadMs = 3 * 366 * 24 * 60 * 60 * 1000;
const Now = Date;

class Later extends Now {
  constructor(...given: ConstructorParameters<DateConstructor> | []) {
    super(...((given.length > 0 ? given : [Now.now() + aheadMs]) as [number]));
  }
  static override now = (): number => Now.now() + aheadMs;
}

globalThis.Date = Later as DateConstructor;
