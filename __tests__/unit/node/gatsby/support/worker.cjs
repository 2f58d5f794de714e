exports.answer = () => 'answer';
/** Ends once it has answered and is idle. */
exports.endSoon = () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
