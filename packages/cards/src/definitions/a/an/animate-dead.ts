import {
  apply,
  card,
  continuous,
  controllerSacrifices,
  enters,
  gain,
  keyword,
  leaves,
  linked,
  matches,
  modifyPT,
  returnTo,
  the,
  triggered,
} from '@spellwright/dsl'

export const animateDead = card({
  name: 'Animate Dead',
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
        returnTo('battlefield', the('card'), { under: 'you', linked: 'reanimated', as: 'creature' }),
        { kind: 'attach', what: 'self', to: the('creature') },
        { kind: 'delayedTrigger', on: leaves('self'), lasts: 'once', effects: [controllerSacrifices(the('creature'))] },
      ],
    }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(-1, 0)] }),
  ],
})
