import { addSubtype, addType, card, continuous, dies, keyword, setBasePT, triggered } from '@spellwright/dsl'

export const zoeticGlyph = card({
  name: 'Zoetic Glyph',
  cost: '{2}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'artifact' } }),
    continuous({ affects: 'attachedTo', apply: [addType('creature'), addSubtype('Golem'), setBasePT(5, 4)] }),
    triggered({ on: dies('self'), effects: [{ kind: 'discover', count: 3 }] }),
  ],
})
