/**
 * The type of a translation: the same keys and the same parameters as the English texts, with any words. A missing key, another key or
 * another parameter is an error of the types.
 */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...parameters: infer Parameters) => infer Text
    ? (...parameters: Parameters) => Translated<Text>
    : Texts extends readonly unknown[]
      ? { readonly [Index in keyof Texts]: Translated<Texts[Index]> }
      : Texts extends object
        ? { readonly [Key in keyof Texts]: Translated<Texts[Key]> }
        : Texts;
