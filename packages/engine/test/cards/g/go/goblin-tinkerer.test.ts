import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

it('[Goblin Tinkerer] destroys an artifact, which deals damage equal to its mana value to it', () => {
  const b = board({ a: { battlefield: ['Goblin Tinkerer', 'Mountain'] }, b: { battlefield: ['Bonesplitter'] } })
  b.activate('Goblin Tinkerer', { targets: ['Bonesplitter'] }).resolve()
  expect(b.in('graveyard', 'Bonesplitter', 'B')).toBe(true)
  expect(b.object('Goblin Tinkerer').damage).toBe(1)
})

it('[Goblin Tinkerer] dies to an artifact that is too big', () => {
  const b = board({ a: { battlefield: ['Goblin Tinkerer', 'Mountain'] }, b: { battlefield: ['Crucible of Worlds'] } })
  b.activate('Goblin Tinkerer').resolve()
  expect(b.in('graveyard', 'Goblin Tinkerer', 'A')).toBe(true)
})

it('[Goblin Tinkerer] is dealt the damage by the artifact, which is no source of its colour', () => {
  const b = board({ a: { battlefield: ['Goblin Tinkerer', 'Mountain'] }, b: { battlefield: ['Bonesplitter'] } })
  const bonesplitter = b.id('Bonesplitter')
  const seen = watch(b)
  b.activate('Goblin Tinkerer').resolve()
  expect(seen.events.find((event) => event.kind === 'damage')?.source).toBe(bonesplitter)
})

it('[Goblin Tinkerer] is dealt damage also by an artifact that cannot be destroyed', () => {
  const b = board({ a: { battlefield: ['Goblin Tinkerer', 'Mountain'] }, b: { battlefield: ['Darksteel Colossus'] } })
  b.activate('Goblin Tinkerer').resolve()
  expect(b.in('battlefield', 'Darksteel Colossus', 'B')).toBe(true)
  expect(b.in('graveyard', 'Goblin Tinkerer', 'A')).toBe(true)
})

it('[Goblin Tinkerer] needs {R} and an artifact', () => {
  const b = board({
    a: { battlefield: ['Goblin Tinkerer', 'Forest'] },
    b: { battlefield: ['Bonesplitter', 'Glorious Anthem'] },
  })
  expect(b.can('activate', 'Goblin Tinkerer')).toBe(false)
})

it('[Goblin Tinkerer] gone before it resolves, the artifact is destroyed and deals no damage', () => {
  const b = board({
    a: { battlefield: ['Goblin Tinkerer', 'Skirk Prospector', 'Mountain'] },
    b: { battlefield: ['Bonesplitter'] },
  })
  const seen = watch(b)
  b.activate('Goblin Tinkerer', { targets: ['Bonesplitter'] })
  b.pick('sacrifice', 'Goblin Tinkerer').tapForMana('Skirk Prospector').resolve()
  expect(b.in('graveyard', 'Bonesplitter', 'B')).toBe(true)
  expect(seen.count('damage')).toBe(0)
})

it('[Goblin Tinkerer] taps for its ability', () => {
  const b = board({ a: { battlefield: ['Goblin Tinkerer', '2 Mountain'] }, b: { battlefield: ['2 Bonesplitter'] } })
  b.activate('Goblin Tinkerer', { targets: ['Bonesplitter'] })
  expect(b.object('Goblin Tinkerer').tapped).toBe(true)
})
