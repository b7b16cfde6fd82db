import { activated, apply, card, draw, loseLife, mana, matches, putCounters, setBasePT, when } from '@spellwright/dsl'

export const evolvedSleeper = card({
  name: 'Evolved Sleeper',
  cost: '{B}',
  type: 'Creature — Human',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{B}')],
      effects: [apply('self', [{ kind: 'setCreatureTypes', subtypes: ['Human', 'Cleric'] }, setBasePT(2)], 'game')],
    }),
    activated({
      cost: [mana('{1}{B}')],
      effects: [
        when(
          matches('self', { subtype: 'Cleric' }),
          putCounters('deathtouch', 1, 'self'),
          apply(
            'self',
            [{ kind: 'setCreatureTypes', subtypes: ['Phyrexian', 'Human', 'Cleric'] }, setBasePT(3)],
            'game',
          ),
        ),
      ],
    }),
    activated({
      cost: [mana('{1}{B}{B}')],
      effects: [when(matches('self', { subtype: 'Phyrexian' }), putCounters('+1/+1', 1, 'self'), draw(1), loseLife(1))],
    }),
  ],
})
