import { activated, card, draw, enters, mana, tap, the, triggered } from '@spellwright/dsl'

export const lanternOfTheLost = card({
  name: 'Lantern of the Lost',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { target: { objects: { zone: 'graveyard' } } },
      effects: [{ kind: 'move', verb: 'exile', what: the('target'), to: 'exile' }],
    }),
    activated({
      cost: [mana('{1}'), tap, { kind: 'exile', what: 'self' }],
      effects: [{ kind: 'move', verb: 'exile', what: { all: { zone: 'graveyard' } }, to: 'exile' }, draw(1)],
    }),
  ],
})
