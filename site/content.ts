import { asKey, defineContent, field, text } from 'help-portal/content';
import { checkData } from './data/check-data';
import { dataSchemas } from './data/schemas';
import { areaIcons } from './icons';
import { measureGroupAnchor, measureLetterAnchor } from './facts/measure-anchors';
import { checkMeasureData, readMeasures } from './facts/measures';
import { changelog } from './site';
import { markCell } from './table-marks';

/** What the content of this site may hold. Each field is explained where its type is defined. */
export const content = defineContent({
  frontMatter: {
    measure: field({
      schema: text,
      description: 'Key in `content/data/measures.yml`; adds the fact block above the text.',
      written: 'String',
      doc: { measureKey: asKey },
    }),
    dimension: field({
      schema: text,
      description: 'Key in `content/data/dimensions.yml`; adds the fact block above the text.',
      written: 'String',
      doc: { dimensionKey: asKey },
    }),
  },
  data: dataSchemas,
  preflightData: ['measures.yml', 'dimensions.yml'],
  preflight: checkMeasureData,
  checkData,
  components: {
    MeasureGroups: {
      ids: () => readMeasures().map(({ group }) => measureGroupAnchor(group)),
      data: ['measures.yml'],
    },
    MeasureTable: {
      ids: () => readMeasures().map(({ name }) => measureLetterAnchor(name)),
      data: ['measures.yml'],
    },
    NewChanges: {},
  },
  icons: areaIcons,
  markCell,
  symptoms: {
    heading: 'What can go wrong',
    columns: ['What you see', 'Message or symptom', 'Report or symptom', 'Problem'],
  },
  linkSections: ['Next steps', 'Related pages'],
  searchRanks: [
    [changelog, -2],
    ['/docs/desktop-tools/ca-help', -1],
    ['/docs/desktop-tools/bi-help/measures', -2],
    ['/docs/desktop-tools/bi-help/dimensions', -2],
  ],
});
