import {
  apply,
  atBeginningOf,
  card,
  continuous,
  controllerOf,
  controllerSacrifices,
  enters,
  gain,
  keyword,
  leaves,
  linked,
  mana,
  matches,
  modifyPT,
  put,
  rule,
  the,
  triggered,
  untap,
} from '@spellwright/dsl'

export const danceOfTheDead = card({
  name: 'Dance of the Dead',
  type: 'Enchantment — Aura',
  cost: '{1}{B}',
  abilities: [
    keyword({ kind: 'enchant', what: { zone: 'graveyard', type: 'creature' } }),
    triggered({
      on: enters('self'),
      condition: matches('self', { zone: 'battlefield' }),
      effects: [
        { kind: 'bind', as: 'card', what: 'attachedTo' },
        apply(
          'self',
          [
            { kind: 'loseKeyword', keyword: 'enchant' },
            gain({ kind: 'enchant', what: { type: 'creature', among: linked('reanimated') } }),
          ],
          'game',
        ),
        put('battlefield', the('card'), { under: 'you', enters: ['tapped'], linked: 'reanimated', as: 'creature' }),
        { kind: 'attach', what: 'self', to: the('creature') },
        { kind: 'delayedTrigger', on: leaves('self'), lasts: 'once', effects: [controllerSacrifices(the('creature'))] },
      ],
    }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
    triggered({
      on: atBeginningOf('upkeep', controllerOf('attachedTo')),
      effects: [{ kind: 'mayPay', player: 'eventPlayer', cost: [mana('{1}{B}')], then: [untap('attachedTo')] }],
    }),
  ],
})
