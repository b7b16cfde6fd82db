import { all, card, createToken, exile, gainLife, keyword, mana, spell, token } from '@spellwright/dsl'

export const kayasGuile = card({
  name: "Kaya's Guile",
  cost: '{1}{W}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          { effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }] },
          { effects: [exile(all({ zone: 'graveyard', owner: 'opponent' }))] },
          {
            effects: [
              createToken(
                1,
                token({
                  colors: ['W', 'B'],
                  type: 'Creature — Spirit',
                  power: 1,
                  toughness: 1,
                  abilities: [keyword('flying')],
                }),
              ),
            ],
          },
          { effects: [gainLife(4)] },
        ],
      },
      effects: [],
    }),
    keyword({ kind: 'entwine', cost: [mana('{3}')] }),
  ],
})
