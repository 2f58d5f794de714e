/**
 * Says how a process ended that should have gone on, as the end of a sentence that begins with its name.
 * @param {number | null} code
 * @param {string | null} signal
 * @returns {string}
 */
exports.describeExit = function describeExit(code, signal) {
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    return `was ended by ${signal}, most often because memory ran out: close other programs, or give it more`;
  }
  if (signal !== null) return `was ended by ${signal}`;
  // https://nodejs.org/api/process.html#exit-codes
  if (code === 13) return 'ended with exit code 13: something that it waited for can no longer happen';
  return `ended with exit code ${code}`;
};
