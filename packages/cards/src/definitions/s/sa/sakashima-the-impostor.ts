import { activated, atBeginningOf, card, entersWith, gainAbility, mana, returnTo } from '@spellwright/dsl'

export const sakashimaTheImpostor = card({
  name: 'Sakashima the Impostor',
  cost: '{2}{U}{U}',
  type: 'Legendary Creature — Human Rogue',
  power: 3,
  toughness: 1,
  abilities: [
    entersWith({
      kind: 'asCopy',
      of: { type: 'creature' },
      optional: 'may',
      except: [
        { kind: 'setName', name: 'Sakashima the Impostor' },
        { kind: 'addSupertype', supertypes: ['legendary'] },
        gainAbility(
          activated({
            cost: [mana('{2}{U}{U}')],
            effects: [
              {
                kind: 'delayedTrigger',
                on: atBeginningOf('end', 'eachPlayer'),
                lasts: 'once',
                effects: [returnTo('hand', 'self')],
              },
            ],
          }),
        ),
      ],
    }),
  ],
})
