import { activated, card, exactly, mana, matches, put, rule, tap, the, when } from '@spellwright/dsl'

export const eladamriKorvecdal = card({
  name: 'Eladamri, Korvecdal',
  cost: '{1}{G}{G}',
  type: 'Legendary Creature — Elf Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'creature' }, top: 'top', verb: 'cast' }),
    activated({
      cost: [mana('{G}'), tap, { kind: 'tapOther', what: { type: 'creature' }, count: 2 }],
      condition: { kind: 'isTurnOf', player: 'you' },
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            {
              label: 'hand',
              effects: [
                { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
                { kind: 'reveal', what: the('card') },
                when(matches(the('card'), { type: 'creature' }), put('battlefield', the('card'))),
              ],
            },
            {
              label: 'library',
              effects: [
                { kind: 'lookAtTop', player: 'you', count: 1, as: 'card', reveal: 'reveal' },
                when(matches(the('card'), { type: 'creature' }), put('battlefield', the('card'))),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
