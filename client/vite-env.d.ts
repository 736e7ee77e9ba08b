/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly BUILD_YEAR: number;
  /** BCP 47 tag of the language that the client was built in. */
  readonly CLIENT_LANGUAGE: string;
}
