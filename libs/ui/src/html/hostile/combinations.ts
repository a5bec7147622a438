import fc from 'fast-check';

/** The building blocks of attacks; everything that runs calls `alert`. For tests only. */
const ELEMENTS =
  'img svg math a p div form input iframe style script video audio details table td b math template object body x-y'.split(
    ' ',
  );
const EVENTS =
  'onerror onload onclick onfocus ontoggle onmouseover onanimationstart onbegin onpointerenter onbeforeinput'.split(
    ' ',
  );
const CARRIERS = 'href src xlink:href action formaction data poster background srcdoc ping cite'.split(' ');
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,',
  'blob:',
];
const GAPS = [' ', '/', '\t', '\n', '\f', '  /'];
const QUOTES = ['', '"', "'"];
const WRAPS = [
  '%',
  '<p>%</p>',
  '<svg>%</svg>',
  '<math><mtext>%</mtext></math>',
  '<table><tr><td>%</td></tr></table>',
  '<table>%</table>',
  '<style>%</style>',
  '<!--%-->',
  '<noscript>%</noscript>',
  '<template>%</template>',
  '<form>%</form>',
  '<svg><foreignObject>%</foreignObject></svg>',
  '<math><annotation-xml encoding="text/html">%</annotation-xml></math>',
  '<title>%</title>',
  '<xmp>%</xmp>',
  '<p title="%">x</p>',
  "<p title='%'>x</p>",
  '<svg><desc>%</desc></svg>',
  '<select><option>%</select>',
  '<b><p>%</b>',
];

const pick = (list: readonly string[]) => fc.constantFrom(...list);

const attribute = fc.oneof(
  fc.tuple(pick(EVENTS), pick(QUOTES)).map(([event, quote]) => `${event}=${quote}alert(1)${quote}`),
  fc.tuple(pick(CARRIERS), pick(SCHEMES)).map(([carrier, scheme]) => `${carrier}="${scheme}alert(1)"`),
  pick([
    'style="position:fixed;inset:0"',
    'id=body',
    'name=getElementById',
    'srcset=x',
    'class=x',
    'is=x-y',
    'autofocus',
    'tabindex=1',
  ]),
);

const element = fc
  .tuple(pick(ELEMENTS), pick(GAPS), fc.array(attribute, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(
    ([name, gap, attributes, closed]) =>
      `<${name}${gap}src=x ${attributes.join(gap)}>${closed ? `x</${name}>` : ''}`,
  );

/** Elements that could run something, in up to three wrappers that parsers disagree about. */
export const combinations: fc.Arbitrary<string> = fc
  .tuple(fc.array(element, { minLength: 1, maxLength: 3 }), fc.array(pick(WRAPS), { maxLength: 3 }))
  .map(([elements, wraps]) =>
    wraps.reduce((inner, wrap) => wrap.replace('%', () => inner), elements.join('')),
  );
