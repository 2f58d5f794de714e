export const isFlowchart = (source: string): boolean => /^\s*(?:graph|flowchart)\s/im.test(source);

export const isStateDiagram = (source: string): boolean => /^\s*stateDiagram/im.test(source);

export const isChart = (source: string): boolean => /^\s*xychart/im.test(source);
