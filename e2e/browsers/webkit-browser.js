/**
 * A minimal browser on WebKitGTK: a window without any chrome, so that it can be as narrow as a phone. Runs in gjs under
 * WebKitWebDriver. What WebDriver does not cover is controlled by files in the folder that is passed: `position` sets the geolocation,
 * `light` the color scheme, and a paper size written to `paper` prints the page to `printed.pdf`.
 */
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [folder, ...habits] = programArgs;
const hasBfcache = habits.includes('keeps-pages');

const textOf = (name) => new TextDecoder().decode(GLib.file_get_contents(`${folder}/${name}`)[1]);

Gtk.init(null);

const context = WebKit.WebContext.new_ephemeral();
context.set_cache_model(WebKit.CacheModel.WEB_BROWSER);
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  session.set_application_info(new WebKit.ApplicationInfo());
  session.connect('create-web-view', openTab);
});

const positions = context.get_geolocation_manager();
positions.connect('start', () => {
  const { latitude, longitude, accuracy } = JSON.parse(textOf('position'));
  positions.update_position(WebKit.GeolocationPosition.new(latitude, longitude, accuracy));
  return true;
});

const window = new Gtk.Window({ default_width: 1440, default_height: 900 });
const tabs = new Gtk.Notebook({ show_tabs: false, show_border: false });
window.add(tabs);
window.show_all();

/** Opens in front of the other tabs, which are hidden then, as on a phone. */
function openTab() {
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, visible: true });
  view.get_settings().enable_page_cache = hasBfcache;
  view.connect('permission-request', (_, request) => {
    request.allow();
    return true;
  });
  view.connect('close', () => tabs.remove(view));
  tabs.set_current_page(tabs.append_page(view, null));
  return view;
}

/** Referenced here, or the garbage collector would stop the monitors. */
const monitors = [];

function onFileChange(name, act) {
  const monitor = Gio.File.new_for_path(`${folder}/${name}`).monitor_file(Gio.FileMonitorFlags.NONE, null);
  monitor.set_rate_limit(1); // the default reports a file no more than once a second
  monitor.connect('changed', (_monitor, _file, _other, event) => {
    if (event === Gio.FileMonitorEvent.CHANGES_DONE_HINT) act(textOf(name));
  });
  monitors.push(monitor);
}

onFileChange('paper', (name) => printOn(Gtk.PaperSize.new(name)));
onFileChange('light', (light) => {
  Gtk.Settings.get_default().gtk_application_prefer_dark_theme = light === 'night';
});

function printOn(size) {
  const unfinished = Gio.File.new_for_path(`${folder}/printing.pdf`);
  const printed = Gio.File.new_for_path(`${folder}/printed.pdf`);
  const setup = new Gtk.PageSetup();
  setup.set_paper_size_and_default_margins(size);
  const settings = new Gtk.PrintSettings();
  settings.set_printer('Print to File');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, unfinished.get_uri());
  settings.set_paper_size(size);
  const printing = WebKit.PrintOperation.new(tabs.get_nth_page(tabs.get_current_page()));
  printing.set_page_setup(setup);
  printing.set_print_settings(settings);
  printing.connect('finished', () => unfinished.move(printed, Gio.FileCopyFlags.OVERWRITE, null, null));
  printing.print();
}

Gtk.main();
