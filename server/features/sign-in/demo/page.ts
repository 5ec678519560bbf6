/** The one page of the demonstration: plain, and unmistakably not Google's. */
import { site } from '../../../../content/site.ts';

export const style = `
:root { color-scheme: light dark; --paper: #f5eedd; --ink: #14262b; --star: #edb744; --line: #14262b55; }
@media (prefers-color-scheme: dark) { :root { --paper: #14262b; --ink: #f5eedd; --line: #f5eedd55; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; border: 2px solid var(--ink); outline: 1px solid var(--ink); outline-offset: 4px;
  border-radius: 4px; padding: 2rem 1.5rem; }
.mark { display: inline-block; margin: 0; padding: .125rem .625rem; background: var(--star); color: #14262b;
  font-weight: 700; font-size: .875rem; letter-spacing: .06em; text-transform: uppercase; }
h1 { margin: .75rem 0 .5rem; font-size: 1.75rem; line-height: 1.15; text-wrap: balance; }
p { margin: 0 0 1.25rem; }
label { display: block; font-weight: 600; margin-bottom: .375rem; }
input { width: 100%; padding: .75rem; font: inherit; color: inherit; background: transparent;
  border: 2px solid var(--ink); border-radius: 4px; }
.buttons { display: flex; gap: .75rem; margin-top: 1.25rem; }
button { flex: 1; min-height: 3rem; padding: 0 1rem; font: inherit; font-weight: 700; border-radius: 4px; cursor: pointer;
  border: 2px solid var(--ink); background: transparent; color: inherit; }
button[value=sign-in] { background: var(--star); color: #14262b; border-color: #14262b; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.desk { margin: 1.75rem 0 0; }
.desk + .buttons { margin-top: .5rem; }
.desk + .buttons button { padding: 0 .5rem; }
.fault { font-weight: 600; }
`;

export function signInPage(error?: string): string {
  const describedBy = error ? ' aria-describedby="fault" aria-invalid="true"' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Demonstration sign-in · ${site.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="mark">Demonstration</p>
<h1>Sign in under any name</h1>
<p>This stands in for Google while the server runs on your own machine. Nothing leaves it, and there is no password.</p>
<form method="post">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" maxlength="80" value="Robin Hiker" autofocus${describedBy}>
${error ? `<p class="fault" id="fault" role="alert">${error}</p>` : ''}
<div class="buttons">
<button name="answer" value="sign-in">Sign in</button>
<button name="answer" value="cancel">Cancel</button>
</div>
<p class="desk">Or sign in to the desk, where rangers post closures:</p>
<div class="buttons">
<button name="answer" value="steward">As a steward</button>
<button name="answer" value="keeper">As a keeper</button>
</div>
</form>
</main>
</body>
</html>
`;
}
