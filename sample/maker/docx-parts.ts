/** The fixed parts of a Word file (ECMA-376): content types, relationships, styles, numbering. */

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export const contentTypesXml = (): string =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${[
    ['document', 'document.main'],
    ['styles', 'styles'],
    ['numbering', 'numbering'],
    ['header1', 'header'],
    ['footer1', 'footer'],
  ]
    .map(
      ([part, type]) =>
        `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`,
    )
    .join(
      '',
    )}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const packageRelationshipsXml = (): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** Relationships of the document: its fixed parts and the pictures under word/media, as `rIdImage-{name}`. */
export function documentRelationshipsXml(images: string[]): string {
  const fixed = [
    ['rIdStyles', 'styles', 'styles.xml'],
    ['rIdNumbering', 'numbering', 'numbering.xml'],
    ['rIdHeader', 'header', 'header1.xml'],
    ['rIdFooter', 'footer', 'footer1.xml'],
    ...images.map((image) => [`rIdImage-${image}`, 'image', `media/${image}.png`]),
  ].map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`);
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${fixed.join('')}</Relationships>`;
}

export const corePropertiesXml = (title: string, author: string): string =>
  `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>en-GB</dc:language></cp:coreProperties>`;

const style = (id: string, name: string, paragraph: string, run: string, base = 'Normal'): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

const RULE_TOP = '<w:pBdr><w:top w:val="single" w:sz="12" w:space="6" w:color="1C1E1F"/></w:pBdr>';

/** Paragraph and table styles; headings are Word's own Heading 1 and 2, so that outline and contents work. */
export const stylesXml = (): string =>
  `${DECLARATION}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:color w:val="1C1E1F"/><w:sz w:val="20"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="100" w:line="269" w:lineRule="auto"/></w:pPr></w:style>
${style('Title', 'Title', '<w:spacing w:before="3000" w:after="60"/>', '<w:b/><w:sz w:val="112"/>')}
${style('Subtitle', 'Subtitle', '<w:spacing w:after="60"/>', '<w:sz w:val="30"/>')}
${style('Heading1', 'heading 1', `<w:keepNext/><w:spacing w:before="480" w:after="200"/>${RULE_TOP}<w:outlineLvl w:val="0"/>`, '<w:b/><w:sz w:val="40"/>')}
${style('Heading2', 'heading 2', '<w:keepNext/><w:spacing w:before="300" w:after="100"/><w:outlineLvl w:val="1"/>', '<w:b/><w:sz w:val="26"/>')}
${style('Caption', 'caption', '<w:spacing w:before="80" w:after="120"/>', '<w:sz w:val="18"/>')}
${style('TOC1', 'toc 1', '<w:tabs><w:tab w:val="left" w:pos="560"/></w:tabs><w:spacing w:before="80" w:after="0"/>', '<w:b/>')}
${style('TOC2', 'toc 2', '<w:tabs><w:tab w:val="left" w:pos="560"/></w:tabs><w:spacing w:after="0"/>', '')}
${style('Header', 'header', '<w:tabs><w:tab w:val="right" w:pos="9070"/></w:tabs>', '<w:color w:val="494C4D"/><w:sz w:val="16"/>')}
${style('Footer', 'footer', '<w:tabs><w:tab w:val="right" w:pos="9070"/></w:tabs>', '<w:color w:val="494C4D"/><w:sz w:val="16"/>')}
${style('ListParagraph', 'List Paragraph', '<w:spacing w:after="50"/>', '')}
${style('TableText', 'Table Text', '<w:spacing w:before="30" w:after="30" w:line="240" w:lineRule="auto"/>', '<w:sz w:val="18"/>')}
</w:styles>`;

const level = (index: number, format: string, text: string, indent: number): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent}" w:hanging="400"/></w:pPr></w:lvl>`;

/** Numbering: id 1 is the bullet list; each list of steps gets an id of its own from 2, so that it starts at 1. */
export function numberingXml(stepLists: number): string {
  const lists = Array.from(
    { length: stepLists },
    (_, index) =>
      `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${DECLARATION}<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'bullet', '•', 400)}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'decimal', '%1.', 400)}${level(1, 'lowerLetter', '%2.', 800)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}</w:numbering>`;
}

export const headerXml = (text: string): string =>
  `${DECLARATION}<w:hdr ${NAMESPACES}><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p></w:hdr>`;

export const footerXml = (text: string): string =>
  `${DECLARATION}<w:ftr ${NAMESPACES}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:t>${text}</w:t></w:r><w:r><w:tab/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`;

/** The document itself around its body; A4 with the header on every page but the first. */
export const documentXml = (body: string): string =>
  `${DECLARATION}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rIdHeader"/><w:footerReference w:type="default" r:id="rIdFooter"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1134" w:left="1418" w:header="709" w:footer="567" w:gutter="0"/><w:titlePg/></w:sectPr></w:body></w:document>`;
