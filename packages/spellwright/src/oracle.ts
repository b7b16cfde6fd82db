/**
 * Card data and rules text: `renderCard` writes the text of a card, `readFace` reads one.
 *
 * @module oracle
 */
export {
  type Draft,
  draftFace,
  type FaceFacts,
  type PrintedFace,
  printedFacts,
  type ReadFace,
  type RenderedCard,
  type RenderedFace,
  readFace,
  renderCard,
  renderFace,
} from '@spellwright/oracle'
