const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with attributes and content. */
export function makeSvg(tag, attributes = {}, ...content) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
