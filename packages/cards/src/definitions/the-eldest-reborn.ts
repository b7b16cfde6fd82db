import { card, chapter, discard, put, target, the } from '@spellwright/dsl'

export const theEldestReborn = card({
  name: 'The Eldest Reborn',
  cost: '{4}{B}',
  type: 'Enchantment — Saga',
  abilities: [
    chapter(1, {
      effects: [
        { kind: 'sacrificeChoice', player: 'opponent', filter: { type: ['creature', 'planeswalker'] }, count: 1 },
      ],
    }),
    chapter(2, { effects: [discard(1, 'opponent')] }),
    chapter(3, {
      targets: { target: target({ zone: 'graveyard', type: ['creature', 'planeswalker'] }) },
      effects: [put('battlefield', the('target'), { under: 'you' })],
    }),
  ],
})
