import {
  atBeginningOf,
  card,
  entersWith,
  exile,
  gainAbility,
  ownerOf,
  returnTo,
  the,
  triggered,
} from '@spellwright/dsl'

export const estridsInvocation = card({
  name: "Estrid's Invocation",
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    entersWith({
      kind: 'asCopy',
      of: { type: 'enchantment', controller: 'you' },
      optional: 'may',
      except: [
        gainAbility(
          triggered({
            on: atBeginningOf('upkeep', 'you'),
            effects: [
              {
                kind: 'may',
                player: 'you',
                effects: [exile('self', { as: 'exiled' })],
                then: [returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) })],
              },
            ],
          }),
        ),
      ],
    }),
  ],
})
