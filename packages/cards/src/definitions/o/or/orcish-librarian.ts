import { activated, all, card, exactly, exile, mana, put, tap, the } from '@spellwright/dsl'

export const orcishLibrarian = card({
  name: 'Orcish Librarian',
  cost: '{1}{R}',
  type: 'Creature — Orc',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{R}'), tap],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 8, as: 'top' },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'library', among: the('top') },
          whose: 'you',
          count: exactly(4),
          as: 'cards',
          random: 'random',
        },
        exile(the('cards')),
        put('library', all({ zone: 'library', among: the('top') }), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
  ],
})
