/** The plugin's only access for loading and sending. Nothing here throws later or leaves a rejected promise. */

/** Opens the connection before the script is requested. */
export function preconnect(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = new URL(address, location.href).origin;
  document.head.append(link);
}

/** Loads a script. If it is blocked, as it often is, only the console says so. */
export function insertScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => console.warn(`Page views: ${address} did not load.`);
  document.head.append(script);
}

/** Sends without waiting for a response, even while the page unloads. */
export function sendBeacon(address: string, body: string): void {
  navigator.sendBeacon(address, body);
}
