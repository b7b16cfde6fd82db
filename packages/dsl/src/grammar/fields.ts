import type { NodeName, Nodes } from './nodes.ts'

type Leaf = string | number | boolean
/** Lists, and lists of lists, are walked element by element. */
type Element<V> = V extends readonly (infer E)[] ? Element<E> : V

/**
 * What a field with values of that type holds: a node by its name (or a list of such), a record with fields of its own, or
 * `leaf` for words and numbers. A field that holds a node cannot be called a leaf.
 */
export type Describes<V> =
  | {
      [N in NodeName]: [V] extends [Nodes[N] | Leaf] ? N : [Element<V>] extends [Nodes[N] | Leaf] ? N : never
    }[NodeName]
  | ([Element<V>] extends [Leaf] ? 'leaf' : never)
  | ([Element<V>] extends [object] ? FieldsOf<Element<V>> : never)

type Keys<T> = T extends unknown ? keyof T : never
type ValueOf<T, F extends PropertyKey> = T extends unknown ? (F extends keyof T ? NonNullable<T[F]> : never) : never

/** Every field of a record (of any of several records) with what it holds: a new field does not compile without. */
export type FieldsOf<T> = { readonly [F in Exclude<Keys<T>, 'kind'>]-?: Describes<ValueOf<T, F>> }

type Tagged<T> = Extract<T, { readonly kind: string }>

/** The fields of every kind of a union. */
export type FieldsByKind<T> = {
  readonly [K in Tagged<T>['kind']]: FieldsOf<Extract<Tagged<T>, { readonly kind: K }>>
}
