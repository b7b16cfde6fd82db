import { card, createToken, keyword, spell, tapIt, target, the, token } from '@spellwright/dsl'

const faerie = token({
  colors: ['U'],
  type: 'Creature — Faerie',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const faebloomTrick = card({
  name: 'Faebloom Trick',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        createToken(2, faerie),
        {
          kind: 'reflexiveTrigger',
          targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
          effects: [tapIt(the('creature'))],
        },
      ],
    }),
  ],
})
