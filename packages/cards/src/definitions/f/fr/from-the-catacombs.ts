import { card, keyword, mana, put, spell, target, the } from '@spellwright/dsl'

export const fromTheCatacombs = card({
  name: 'From the Catacombs',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', type: 'creature' }) },
      effects: [
        put('battlefield', the('card'), { under: 'you', counters: { counter: 'corpse', count: 1 }, as: 'creature' }),
        { kind: 'takeInitiative', player: 'you' },
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: the('creature'),
            from: 'battlefield',
            to: ['graveyard', 'hand', 'library'],
            instead: { to: 'exile' },
          },
          until: 'game',
          uses: 'unlimited',
        },
      ],
    }),
    keyword({
      kind: 'escape',
      cost: [mana('{3}{B}{B}'), { kind: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 5 }],
    }),
  ],
})
