export { type RenderedCard, type RenderedFace, renderCard, renderFace } from './card.ts'
export { hashText } from './hash.ts'
export { normaliseText } from './normalise.ts'
