/** Devices and networks in the parameters of Chromium's protocol. */
const conditions = {
  /** A mid-range phone on a mobile network. */
  slow: { cpu: 4, latency: 40, bytesPerSecond: (10 * 1024 * 1024) / 8 },
  /** The same phone with a weak signal. */
  poor: { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 },
  /** This machine without throttling. */
  fast: { cpu: 1, latency: 0, bytesPerSecond: -1 },
};

/** @typedef {keyof typeof conditions} Condition */

/**
 * @param {import('playwright').CDPSession} protocol
 * @param {Condition} condition
 */
export async function throttle(protocol, condition) {
  const { cpu, latency, bytesPerSecond } = conditions[condition];
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
