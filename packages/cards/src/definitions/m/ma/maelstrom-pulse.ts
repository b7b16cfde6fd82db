import { all, card, destroy, spell, target, the } from '@spellwright/dsl'

export const maelstromPulse = card({
  name: 'Maelstrom Pulse',
  cost: '{1}{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [destroy(all({ any: [{ among: the('permanent') }, { name: { sameAs: the('permanent') } }] }))],
    }),
  ],
})
