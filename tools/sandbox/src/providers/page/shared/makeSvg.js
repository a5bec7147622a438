const SVG = 'http://www.w3.org/2000/svg';

/** Makes a part of a drawing: a tag, its attributes, and what is in it. */
export function makeSvg(tag, attributes = {}, ...content) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
