/** The sum of a metric over its labels, from text in Prometheus format. */
export function sumOf(text: string, name: string): number {
  const isRow = (line: string) => line.startsWith(`${name}{`) || line.startsWith(`${name} `);
  return text
    .split('\n')
    .filter(isRow)
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
