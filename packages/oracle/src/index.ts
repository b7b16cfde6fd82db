export { type RenderedCard, type RenderedFace, renderCard, renderFace } from './card.ts'
export { hashText } from './hash.ts'
export { normaliseText } from './normalise.ts'
export { type FaceFacts, type ReadFace, readFace } from './read/read-face.ts'
