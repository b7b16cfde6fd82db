import {
  addSubtype,
  apply,
  atBeginningOf,
  card,
  controllerSacrifices,
  enters,
  gain,
  leaves,
  linked,
  matches,
  put,
  rule,
  spell,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const necromancy = card({
  name: 'Necromancy',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'castAsThoughFlash', player: 'you', spell: 'self' }, { zone: 'everywhere' }),
    spell({
      effects: [
        when(
          { kind: 'castAtInstantTiming' },
          {
            kind: 'delayedTrigger',
            on: atBeginningOf('cleanup', 'eachPlayer'),
            lasts: 'once',
            effects: [controllerSacrifices('self')],
          },
        ),
      ],
    }),
    triggered({
      on: enters('self'),
      condition: matches('self', { zone: 'battlefield' }),
      targets: { card: target({ zone: 'graveyard', type: 'creature' }) },
      effects: [
        apply(
          'self',
          [addSubtype('Aura'), gain({ kind: 'enchant', what: { type: 'creature', among: linked('reanimated') } })],
          'game',
        ),
        put('battlefield', the('card'), { under: 'you', linked: 'reanimated', as: 'creature' }),
        { kind: 'attach', what: 'self', to: the('creature') },
        { kind: 'delayedTrigger', on: leaves('self'), lasts: 'once', effects: [controllerSacrifices(the('creature'))] },
      ],
    }),
  ],
})
