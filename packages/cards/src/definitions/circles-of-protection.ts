import { activated, type Color, card, mana, the } from '@spellwright/dsl'

const circle = (name: string, color: Color) =>
  card({
    name,
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [
      activated({
        cost: [mana('{1}')],
        effects: [
          { kind: 'chooseSource', filter: { color }, as: 'source' },
          {
            kind: 'shield',
            replacement: {
              kind: 'damage',
              source: the('source'),
              to: { player: 'you' },
              change: { kind: 'prevent', amount: 'all' },
            },
            until: 'endOfTurn',
            uses: 'once',
          },
        ],
      }),
    ],
  })

export const circleOfProtectionBlack = circle('Circle of Protection: Black', 'B')
export const circleOfProtectionRed = circle('Circle of Protection: Red', 'R')
